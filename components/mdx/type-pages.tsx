import type { ReactNode } from 'react';
import {
  activityTypesFile,
  findType,
  sensorTypesFile,
  type SensorType as SensorTypeData,
} from '@/lib/data/catalog/type-files';
import { DataText } from './data-text';

interface TypeProps {
  /** Name of the type, for example `lamp.survey`. */
  spec: string;
}

/** A type's facts by name, in texts from the data files; those without a text are left out. */
function Facts({ facts }: { facts: Record<string, string | undefined> }): ReactNode {
  const known = Object.entries(facts).filter(([, text]) => text);
  return known.length ? (
    <ul>
      {known.map(([name, text = '']) => (
        <li key={name}>
          <strong>{name}:</strong> <DataText text={text} />
        </li>
      ))}
    </ul>
  ) : null;
}

/**
 * What an activity type is, at a glance. The page of a game says what the participant does, and the overview, where
 * all games appear; the data file says both for the others.
 */
export function ActivityType({ spec }: TypeProps): ReactNode {
  const { last_slice, types } = activityTypesFile.load();
  const type = findType(types, spec, 'ActivityType');
  const isGame = type.kind === 'game';
  return (
    <>
      {isGame ? null : (
        <p>
          <DataText text={type.about} />
        </p>
      )}
      <Facts
        facts={{
          'Other name': type.aliases?.map((name) => `\`${name}\``).join(', '),
          'In the menu': type.menu && `**${type.menu}**`,
          'Main result': type.main,
          Session: type.time,
          Languages: type.languages,
          'Default tab': isGame ? undefined : type.tab,
          Guide: type.guide,
          'Last slice': last_slice[type.ends_with],
          Cortex: type.cortex,
        }}
      />
    </>
  );
}

/** What a sensor type records, and on which devices. */
export function SensorType({ spec }: TypeProps): ReactNode {
  const type = findType(sensorTypesFile.load().types, spec, 'SensorType');
  return (
    <>
      <p>
        <DataText text={`${type.summary}.`} />
      </p>
      <Facts
        facts={{
          'Available on': availability(type.platforms),
          Sampling: type.sampling,
          Rate: type.rate,
          Needs: type.needs,
          Cortex: type.cortex,
        }}
      />
    </>
  );
}

/** The devices that record a sensor type, with what is special about each; devices that don't are left out. */
function availability({ ios, android, watch, web }: SensorTypeData['platforms']): string {
  const devices: [string, string | undefined][] = [
    ['iPhone', ios],
    ['Android', android],
    ['watch', watch],
    ['web browser', web],
  ];
  return devices
    .filter(([, how]) => how && how !== 'No')
    .map(([device, how]) => (how === 'Yes' ? device : `${device}: ${how}`))
    .join('; ');
}
