import type { ReactNode } from 'react';
import { loadSensorTypes } from '@/lib/content/catalog/load';
import { findType } from '@/lib/content/catalog/select';
import { ExampleEvent } from './example-event';
import { FactTable } from './fact-table';
import { FieldTable } from './field-table';
import { InlineText, NoteList } from './inline-text';

interface TypeProps {
  /** Name of the type, for example `lamp.gps`. */
  spec: string;
}

/** What a sensor type records, and on which devices. */
export function SensorType({ spec }: TypeProps): ReactNode {
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
    </>
  );
}

/** The fields of a sensor type's events, and what to watch out for. */
export function SensorFields({ spec }: TypeProps): ReactNode {
  const type = findType(loadSensorTypes().types, spec, 'SensorFields');
  return (
    <>
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
    </>
  );
}

/** The example events of a sensor type. */
export function SensorExample({ spec }: TypeProps): ReactNode {
  const { examples } = findType(loadSensorTypes().types, spec, 'SensorExample');
  return examples.map(({ title, event }) => (
    <ExampleEvent key={title} title={`A made-up event: ${title}`} event={event} />
  ));
}
