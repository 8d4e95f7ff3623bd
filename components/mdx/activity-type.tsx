import type { ReactNode } from 'react';
import { loadActivityTypes } from '@/lib/content/catalog/load';
import { findType } from '@/lib/content/catalog/select';
import { Entry } from './entry';
import { ExampleEvent } from './example-event';
import { FactTable } from './fact-table';
import { SettingsOf } from './game-settings';
import { InlineText } from './inline-text';
import { FieldsOf } from './recorded-fields';

/** All details of one activity type, below a heading written on the page. */
export function ActivityType({ spec }: { spec: string }): ReactNode {
  const file = loadActivityTypes();
  const type = findType(file.types, spec, 'ActivityType');
  const facts: [string, string | undefined][] = [
    ['Type', [type.spec, ...(type.aliases ?? [])].map((name) => `\`${name}\``).join(', also ')],
    ['Menu name', `**${type.menu ?? type.label}**`],
    ['Measures', type.measures],
    ['Main result', type.main],
    ['Default tab', type.tab],
    ['Cortex', type.cortex],
    ['Folder in LAMP-activities', type.folder && `\`${type.folder}\``],
  ];
  return (
    <>
      <p>
        <InlineText text={type.about} />
      </p>
      <Entry summary={`Settings and data for ${type.label}`}>
        <FactTable
          of={type.label}
          facts={facts.map(([name, text]) => [name, text && <InlineText key={name} text={text} />])}
        />
        <SettingsOf type={type} />
        <FieldsOf type={type} file={file} />
        <ExampleEvent title={`A made-up ${type.label} event`} event={type.example} />
      </Entry>
    </>
  );
}
