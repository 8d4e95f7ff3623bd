import type { ReactNode } from 'react';
import { loadSensorTypes } from '@/lib/data/load';
import { findType } from '@/lib/data/select';
import { ExampleEvent } from './example-event';
import { FieldTable } from './field-table';
import { InlineText, NoteList } from './inline-text';
import { SimpleTable } from './table-scroll';

/** All about one type of sensor, below a heading that the page itself writes: facts, fields, notes, example events. */
export function SensorType({ spec }: { spec: string }): ReactNode {
  const type = findType(loadSensorTypes().types, spec, 'SensorType');
  const { ios, android, web, watch } = type.platforms;
  const facts: [string, string | undefined][] = [
    ['Type', `\`${type.spec}\``],
    ['iPhone', ios],
    ['Android', android],
    ['Watch', watch],
    ['Web browser', web],
    ['Sampling', type.rate ? `${type.sampling}. ${type.rate}` : type.sampling],
    ['Needs', type.needs],
    ['Cortex', type.cortex],
  ];
  return (
    <>
      <p>{type.summary}</p>
      <div className="key-values">
        <SimpleTable
          label={`${type.label} at a glance`}
          head={['Fact', 'Value']}
          rows={facts.flatMap(([name, text]) => (text ? [[name, <InlineText key={name} text={text} />]] : []))}
        />
      </div>
      {type.forms.map(({ title, fields, of }, index) => (
        <FieldTable
          key={index}
          label={`${type.label}, ${title ? title.replaceAll('`', '') : 'fields of data'}`}
          caption={title ? <InlineText text={title} /> : <InlineText text="Fields of `data`" />}
          of={of}
          fields={fields}
        />
      ))}
      <NoteList notes={type.notes} />
      {type.examples.map(({ title, event }) => (
        <ExampleEvent key={title} title={`Example (made up): ${title}`} event={event} />
      ))}
    </>
  );
}
