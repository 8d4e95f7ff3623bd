import type { ReactNode } from 'react';
import { activityTypesFile, findType, sensorTypesFile, type SensorTypeData } from '@/lib/data/type-files';
import { yesOrNo } from '@/lib/markdown/yes-or-no';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { DataText } from './data-text';
import { SpecSheet } from './spec-sheet';
import { YesNoDot } from './yes-no-dot';

/** A note on the sensor types of a family, where they share more than all readings do. */
const SHARED_BY_FAMILY: Record<string, string> = {
  health: `[What all health data shares, such as gaps](${KNOWN_PAGES.sensorTypes}/#health-types)`,
  sensorkit: `[What all SensorKit streams share](${KNOWN_PAGES.sensorTypes}/#sensorkit-types)`,
};

interface TypeProps {
  /** Name of the type, for example `lamp.survey`. */
  spec: string;
}

/**
 * The summary of an activity type. The page of a game says what the participant does, and the overview, where
 * all games appear; the data file says both for the others.
 */
export function ActivityType({ spec }: TypeProps): ReactNode {
  const { last_slice, types } = activityTypesFile.load();
  const type = findType(types, spec, 'ActivityType');
  const isGame = type.family === 'game';
  return (
    <>
      {isGame ? null : (
        <p>
          <DataText text={type.about} />
        </p>
      )}
      <SpecSheet
        rows={{
          'Other name': type.other_names?.map((name) => `\`${name}\``).join(', '),
          'In the menu': type.menu && `**${type.menu}**`,
          'Main result': type.main,
          Session: type.time,
          Languages: type.languages,
          'Default tab': isGame ? undefined : type.tab,
          Guide: type.guide,
          'Last slice': last_slice[type.ends_with],
          Cortex: type.cortex,
          'More fields': `[Those that many types share](${KNOWN_PAGES.activityTypes}/#event-shape)`,
        }}
      />
    </>
  );
}

/** The summary of a sensor type: what it records, and on which devices. */
export function SensorType({ spec }: TypeProps): ReactNode {
  const type = findType(sensorTypesFile.load().types, spec, 'SensorType');
  return (
    <>
      <p>
        <DataText text={`Records ${type.summary.charAt(0).toLowerCase()}${type.summary.slice(1)}.`} />
      </p>
      <SpecSheet
        rows={{
          'Available on': <Devices platforms={type.platforms} />,
          Sampling: type.sampling,
          Rate: type.rate,
          Needs: type.needs,
          Cortex: type.cortex,
          'See also': SHARED_BY_FAMILY[type.family],
        }}
      />
    </>
  );
}

/** The devices, marked by whether they record a sensor type, with what is special about each. */
function Devices({ platforms: { ios, android, watch, web } }: { platforms: SensorTypeData['platforms'] }): ReactNode {
  const devices: [string, string | undefined][] = [
    ['iPhone', ios],
    ['Android', android],
    ['Watch', watch],
    ['Web browser', web],
  ];
  return (
    <ul className="wrap plain-list">
      {devices.map(([device, how = 'No']) => (
        <li key={device}>
          <YesNoDot is={yesOrNo(how) ?? 'yes'} />
          {how === 'Yes' ? device : `${device}: ${how.replace(/^No/, 'no')}`}
        </li>
      ))}
    </ul>
  );
}
