import type { ReactNode } from 'react';
import { loadActivityTypes } from '@/lib/content/catalog/load';
import type { ActivityType } from '@/lib/content/catalog/schema';
import { findType } from '@/lib/content/catalog/select';
import { Code } from './code';
import { DataTable } from './data-table';
import { Entry } from './entry';
import { InlineText, NoteList } from './inline-text';

/**
 * The settings of an activity type, with defaults and limits; those without a label can be set only through the API.
 */
export function GameSettings({ spec }: { spec: string }): ReactNode {
  const type = findType(loadActivityTypes().types, spec, 'GameSettings');
  if (!type.settings.length) return <SettingsOf type={type} />;
  return (
    <Entry summary={`Settings for ${type.label}`}>
      <SettingsOf type={type} />
    </Entry>
  );
}

/** The same, never folded. */
export function SettingsOf({ type }: { type: ActivityType }): ReactNode {
  if (!type.settings.length) return <p>This activity has no settings of its own.</p>;
  return (
    <>
      <DataTable
        named
        label={`${type.label}, settings`}
        caption="Settings"
        head={['Label in the form', 'Key', 'Type', 'Default', 'Limits', 'Meaning']}
        rows={type.settings.map((setting) => [
          setting.label ? <strong key="label">{setting.label}</strong> : 'not in the form',
          <Code key="key">{setting.key}</Code>,
          setting.unit ? `${setting.type}, ${setting.unit}` : setting.type,
          <InlineText key="default" text={setting.default ?? ''} />,
          <InlineText key="range" text={setting.range ?? ''} />,
          <InlineText key="meaning" text={setting.meaning} />,
        ])}
      />
      <NoteList notes={type.settings_notes} />
    </>
  );
}
