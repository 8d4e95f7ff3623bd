import type { ReactNode } from 'react';
import { loadSensorTypes } from '@/lib/content/catalog/load';
import { findType } from '@/lib/content/catalog/select';
import { ExampleEvent } from './example-event';
import { FactTable } from './fact-table';
import { FieldTable } from './field-table';
import { InlineText, NoteList } from './inline-text';

/** All details of one sensor type, below a heading written on the page: facts, fields, notes, example events. */
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
      <FactTable
        of={type.label}
        facts={facts.map(([name, text]) => [name, text && <InlineText key={name} text={text} />])}
      />
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
        <ExampleEvent key={title} title={`A made-up event: ${title}`} event={event} />
      ))}
    </>
  );
}
