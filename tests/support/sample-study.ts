import type { Fields, TimedEvent } from '@/lib/data/events';
import type { Store } from '@/lib/mock-api/store';
import { SAMPLE_IDS, SAMPLE_KEYS } from './sample-environment';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Others in the Study, who sent little or nothing. */
const OTHERS = ['U1000000001', 'U1000000002', 'U1000000003'];

const JANUARY: [number, number] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 1, 1)];

/** The months that samples name by their first and last millisecond, besides the most recent days. */
const MONTHS: [number, number][] = [[1_699_900_000_000, 1_702_700_000_000], JANUARY];

interface Gap {
  from: number;
  to: number;
  /** The only stream that is missing; without it, all are. */
  sensor?: string;
  /** The battery runs out before the gap. */
  isBatteryEmpty?: boolean;
}

/** What is missing in January 2026: samples look for it and say why. */
const GAPS: Gap[] = [
  { from: Date.UTC(2026, 0, 6, 14), to: Date.UTC(2026, 0, 7, 8), isBatteryEmpty: true },
  { from: Date.UTC(2026, 0, 13, 6), to: Date.UTC(2026, 0, 15, 18), sensor: 'lamp.gps' },
  { from: Date.UTC(2026, 0, 27), to: Date.UTC(2026, 0, 28, 12) },
];

/** The days of January 2026 without a survey. */
const SKIPPED = new Set([7, 9, 17, 18, 25, 28]);

/**
 * Adds a Study whose first participant has made-up readings and results for the past two weeks and the weeks that
 * samples name. Two stores filled at the same moment are identical.
 * @param now Milliseconds since 1970.
 */
export function addSampleStudy(store: Store, now: number): void {
  const { researcher, study, participant, survey, game, accelerometer } = SAMPLE_IDS;
  const put = (kind: 'Study' | 'Participant' | 'Activity' | 'Sensor', id: string, parent: string, value: Fields) =>
    store.resources.set(id, { kind, id, parent, value });
  put('Study', study, researcher, { name: 'Samples', isMessagingEnabled: true });
  for (const id of [participant, ...OTHERS]) put('Participant', id, study, {});
  store.credentials.set(SAMPLE_KEYS.access_key, { ...SAMPLE_KEYS, origin: researcher, description: 'Samples' });
  const question = { text: 'How did you sleep?', type: 'likert', options: null };
  put('Activity', survey, study, { spec: 'lamp.survey', name: 'Daily Survey', settings: [question], schedule: [] });
  put('Activity', game, study, { spec: 'lamp.jewels_a', name: 'Jewels A', settings: {}, schedule: [] });
  const settings = { frequency: 5 };
  put('Sensor', accelerometer, study, { spec: 'lamp.accelerometer', name: 'Accelerometer', settings });
  put('Sensor', 'p2k7t5w0c8v3n6x1q9zh', study, { spec: 'lamp.gps', name: 'Location', settings: {} });

  const tag = (owner: string, key: string, value: unknown) => store.tags.push({ owner, target: 'me', key, value });
  tag(participant, 'lamp.participant.timezone', 'America/New_York');
  tag(OTHERS[0] ?? '', 'lamp.participant.timezone', 'Europe/Berlin');

  // Everyone has an alias, because some Cortex functions expect one.
  for (const [index, { kind, id }] of [...store.resources.values()].entries()) {
    const has = store.tags.some(({ owner, key }) => owner === id && key === 'lamp.name');
    if (kind === 'Participant' && !has) tag(id, 'lamp.name', `Participant ${String(index + 1).padStart(2, '0')}`);
  }

  for (const [from, to] of [...MONTHS, [now - 14 * DAY_MS, now] as const]) {
    store.addEvents('SensorEvent', participant, readings(from, to).filter(isThere));
    store.addEvents('ActivityEvent', participant, results(from, to).filter(isAnswered));
  }
  const week = [now - 7 * DAY_MS, now] as const;
  store.addEvents('SensorEvent', OTHERS[0] ?? '', readings(...week, 'Android'));
}

/** Every step from the first full one in the window until the window ends. */
const each = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step)) }, (_, index) => from + index * step);

/** A number between -1 and 1 that looks random but is always the same for the same input. */
const noise = (value: number): number => Math.sin(value * 12.9898) * Math.cos(value * 78.233);

const isThere = ({ timestamp, sensor }: TimedEvent): boolean =>
  !GAPS.some((gap) => timestamp >= gap.from && timestamp < gap.to && (gap.sensor ?? sensor) === sensor);

function isAnswered({ timestamp, activity }: TimedEvent): boolean {
  const isJanuary = timestamp >= JANUARY[0] && timestamp < JANUARY[1];
  return !(isJanuary && activity === SAMPLE_IDS.survey && SKIPPED.has(new Date(timestamp).getUTCDate()));
}

/** Falls by a tenth an hour and is charged again; before some gaps, it runs out. */
function batteryLevel(time: number, index: number): number {
  const left = Math.min(...GAPS.filter((gap) => gap.isBatteryEmpty && gap.from > time).map((gap) => gap.from - time));
  return Math.min(0.9 - (index % 60) / 100, Math.max(0.01, left / (8 * HOUR_MS)));
}

/** From 0 to 3; higher around the middle of a month than at its ends. */
const likert = (time: number): string => {
  const level = 1.6 - Math.cos((2 * Math.PI * (time - JANUARY[0])) / (31 * DAY_MS)) + noise(time);
  return String(Math.min(3, Math.max(0, Math.round(level))));
};

/** A home, a trip of about 4 km at 13:00 and 22:00 UTC, and a workplace in between. */
function gpsReading(time: number): Fields {
  const hour = (time % DAY_MS) / HOUR_MS;
  const share = hour < 13 ? 0 : hour < 13.5 ? (hour - 13) * 2 : hour < 22 ? 1 : hour < 22.5 ? (22.5 - hour) * 2 : 0;
  const jitter = noise(time / MINUTE_MS) * 0.00005;
  const [latitude, longitude] = [42.36, -71.06].map((home) => home + 0.03 * share + jitter);
  return { latitude, longitude, altitude: 14, accuracy: 8 };
}

/** How the data of the two kinds of phones differs. */
const PHONES = {
  iOS: { gravity: 1, source: 'com.apple.health', agent: 'NativeCore 2026.1.27; iOS 18.1; iPhone iPhone15,2' },
  Android: {
    gravity: 9.81,
    source: 'com.google.android.gms',
    agent: 'NativeCore 2026.1.21; Android 15; Google Pixel 8',
  },
};

function readings(from: number, to: number, phone: keyof typeof PHONES = 'iOS'): TimedEvent[] {
  const stream = (sensor: string, step: number, data: (time: number, index: number) => Fields) =>
    each(from, to, step).map((timestamp, index) => ({ timestamp, sensor, data: data(timestamp, index) }));
  const { gravity, source, agent } = PHONES[phone];
  const steps = { type: 'step_count', unit: 'count', device_model: 'iPhone' };
  return [
    ...stream('lamp.gps', 5 * MINUTE_MS, gpsReading),
    ...stream('lamp.accelerometer', 2 * MINUTE_MS, (time) => ({
      x: 0.02 * noise(time / 1000),
      y: 0.03 * noise(time / 3000),
      z: -gravity + 0.02 * noise(time / 7000),
    })),
    ...stream('lamp.device_state', 10 * MINUTE_MS, (time, index) => ({
      value: index % 2,
      representation: index % 2 ? 'screen_off' : 'screen_on',
      battery_level: batteryLevel(time, index),
    })),
    ...stream('lamp.steps', HOUR_MS, (time) => {
      const value = Math.round(400 + 300 * noise(time / HOUR_MS));
      return { ...steps, value, source: 'pedometer' };
    }),
    ...stream('lamp.steps', DAY_MS, () => ({ ...steps, value: 5200, source })),
    ...stream('lamp.telephony', 6 * HOUR_MS, (_, index) => ({
      type: ['incoming', 'outgoing', 'missed'][index % 3],
      duration: 60_000 + 1000 * index,
      trace: `contact-${index % 4}`,
    })),
    ...stream('lamp.nearby_device', 30 * MINUTE_MS, (_, index) => ({
      type: index % 2 ? 'wifi' : 'bluetooth',
      address: `00:00:5e:00:53:0${index % 6}`,
      name: '',
      strength: -60,
    })),
    ...stream('lamp.sleep', DAY_MS, () => ({ value: 0, representation: 'in_bed', duration: 8 * HOUR_MS, source })),
    ...stream('lamp.analytics', DAY_MS, () => ({
      type: 'login',
      action: 'login',
      device_type: phone,
      user_agent: agent,
    })),
  ];
}

function results(from: number, to: number): TimedEvent[] {
  const { survey, game } = SAMPLE_IDS;
  const answers = (time: number): Fields[] => [
    { item: 'How did you sleep?', value: likert(time), type: null, duration: 4100, level: null },
    { item: 'Today I feel anxious', value: likert(time + 1), type: null, duration: 5300, level: null },
  ];
  const taps = Array.from({ length: 8 }, (_, index) => {
    const level = 1 + (index >> 2);
    return { item: index + 1, value: null, type: index !== 5, duration: 700 + 10 * index, level };
  });
  const daily = (offset: number, result: Fields, slices: (time: number) => Fields[]): TimedEvent[] =>
    each(from + offset, to, DAY_MS).map((timestamp) => ({ timestamp, ...result, temporal_slices: slices(timestamp) }));
  return [
    ...daily(2 * HOUR_MS, { duration: 9400, activity: survey, static_data: {} }, answers),
    ...daily(3 * HOUR_MS, { duration: 48_200, activity: game, static_data: { score: 80, point: 2 } }, () => taps),
  ];
}
