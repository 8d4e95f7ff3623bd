import type { Kind, Store, StoredEvent, Value } from './store';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The Study of the made-up people, and what belongs to it. */
export const MADE_UP_IDS = {
  researcher: 'e6r1d8y3n0p5q2z7k4cw',
  study: 'k9w3f6b1t8m4x0h5r2vs',
  survey: 'c7q2n9h4d6v1x8t3w5kz',
  game: 'g4t9b2r7f0m5z8y3d6hq',
};

/** The start of the first day, a Monday, in Eastern Standard Time. */
const MIDNIGHT = Date.UTC(2026, 1, 2, 5);
const DAYS = 28;

/** From the start of one day and hour to that of another; days count from 1. */
interface Gap {
  from: [day: number, hour: number];
  to: [day: number, hour: number];
  /** The only streams that are missing; without them, all readings are. */
  sensors?: string[];
}

interface MadeUpPerson {
  id: string;
  name: string;
  phone: 'iOS' | 'Android';
  home: [latitude: number, longitude: number];
  work: [latitude: number, longitude: number];
  /** The usual answer to the Likert questions in each week. */
  level: [number, number, number, number];
  /** Days without a survey, from 1. */
  unanswered: number[];
  gaps: Gap[];
}

const GPS = 'lamp.gps';
const STEPS = 'lamp.steps';
const SCREEN = 'lamp.device_state';
const WEEKENDS = [6, 7, 13, 14, 20, 21, 27, 28];
const after = (day: number) => Array.from({ length: DAYS - day }, (_, index) => day + 1 + index);

/** What is missing, and why, is told on the page about JSONata. */
export const MADE_UP_PEOPLE: MadeUpPerson[] = [
  {
    id: 'U2600000001',
    name: 'Ana',
    phone: 'iOS',
    home: [42.3467, -71.0972],
    work: [42.3601, -71.0589],
    level: [2.2, 1.9, 1.2, 0.7],
    unanswered: [4, 12, 23],
    gaps: [{ from: [10, 9], to: [11, 7] }],
  },
  {
    id: 'U2600000002',
    name: 'Ben',
    phone: 'Android',
    home: [42.3736, -71.1097],
    work: [42.3388, -71.1049],
    level: [1, 1.1, 0.9, 1.1],
    unanswered: WEEKENDS,
    gaps: [{ from: [15, 0], to: [20, 12], sensors: [GPS] }],
  },
  {
    id: 'U2600000003',
    name: 'Chloe',
    phone: 'iOS',
    home: [42.3954, -71.1426],
    work: [42.3505, -71.1054],
    level: [1.1, 1.6, 2.5, 2.5],
    unanswered: [1, 2, 9, ...after(19)],
    gaps: [
      { from: [1, 0], to: [2, 18] },
      { from: [23, 15], to: [DAYS + 1, 0] },
    ],
  },
];

/**
 * Adds a Study with three made-up people and four weeks of their surveys, games, locations, steps, and screens, with
 * gaps as real data has. It is always the same, in every browser.
 */
export function addMadeUpPeople(store: Store): void {
  const { researcher, study, survey, game } = MADE_UP_IDS;
  const add = (kind: Kind, id: string, parent: string | null, value: Value) =>
    store.resources.set(id, { kind, id, parent, value });
  const put = (kind: Kind, id: string, value: Value) => add(kind, id, study, value);
  add('Researcher', researcher, null, { name: 'Made-up Lab' });
  add('Study', study, researcher, { name: 'Four Weeks', isMessagingEnabled: true });
  const questions = [
    { text: ANXIOUS, type: 'likert', options: null },
    { text: TROUBLE_SLEEPING, type: 'likert', options: null },
    { text: HOURS_ASLEEP, type: 'slider', options: HOURS },
  ];
  put('Activity', survey, { spec: 'lamp.survey', name: 'Evening Survey', settings: questions, schedule: [] });
  put('Activity', game, { spec: 'lamp.jewels_a', name: 'Jewels A', settings: {}, schedule: [] });
  put('Sensor', 'x3c8k1v6n4w9q2t7z5dh', { spec: GPS, name: 'Location', settings: {} });
  put('Sensor', 'r8m3d6h1y9f4b7k2w0tv', { spec: STEPS, name: 'Steps', settings: {} });
  put('Sensor', 'z1q6t9x4c2n7v5g0k8rd', { spec: SCREEN, name: 'Screen', settings: {} });
  MADE_UP_PEOPLE.forEach((person, index) => {
    const { id, name } = person;
    put('Participant', id, {});
    store.tags.push(
      { owner: id, target: 'me', key: 'lamp.name', value: name },
      { owner: id, target: 'me', key: 'lamp.participant.timezone', value: 'America/New_York' },
    );
    store.addEvents('ActivityEvent', id, [...surveys(person, index), ...games(person, index)]);
    store.addEvents('SensorEvent', id, readings(person, index));
  });
}

const ANXIOUS = 'Today I feel anxious';
const TROUBLE_SLEEPING = 'I had trouble sleeping';
const HOURS_ASLEEP = 'How many hours did you sleep?';
const HOURS = [0, 12].map((value) => ({ value, description: `${value} hours` }));

/**
 * A number from 0 up to 1 that looks random but depends only on the integers. Made with integers alone, because the
 * last digits of sines differ between browsers.
 */
function chance(...parts: number[]): number {
  let hash = 0x9e3779b9;
  for (const part of parts) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 2 ** 32;
}

/** A whole number from the least through the most. */
const whole = (least: number, most: number, ...parts: number[]): number =>
  least + Math.floor(chance(...parts) * (most - least + 1));

/** The days from 1, each with the time of its midnight. */
const days = Array.from({ length: DAYS }, (_, index) => ({ day: index + 1, midnight: MIDNIGHT + index * DAY }));
const isWeekend = (day: number): boolean => WEEKENDS.includes(day);

/** An evening survey on most days: two Likert questions, and one that some leave blank. */
function surveys({ level, unanswered }: MadeUpPerson, who: number): StoredEvent[] {
  return days
    .filter(({ day }) => !unanswered.includes(day))
    .map(({ day, midnight }) => {
      const usual = level[Math.floor((day - 1) / 7)] ?? 1;
      const likert = (question: number) =>
        String(Math.min(3, Math.max(0, Math.round(usual + 1.4 * chance(who, day, question) - 0.7))));
      const hours = Math.round(2 * (8.5 - usual + 1.5 * chance(who, day, 3))) / 2;
      // As on phones: from when the survey opened to each answer.
      let duration = 0;
      const durations = [1, 2, 3].map((question) => (duration += whole(2400, 9800, who, day, 10 + question)));
      const values = [likert(1), likert(2), chance(who, day, 4) < 0.1 ? null : hours];
      return {
        timestamp: midnight + 17 * HOUR + whole(0, 3600, who, day, 5) * 1000,
        duration: duration + 400,
        activity: MADE_UP_IDS.survey,
        static_data: {},
        temporal_slices: [ANXIOUS, TROUBLE_SLEEPING, HOURS_ASLEEP].map((item, index) => ({
          item,
          value: values[index],
          type: null,
          level: null,
          duration: durations[index],
        })),
      };
    });
}

/** A game every other day with a survey; people get faster. */
function games({ unanswered }: MadeUpPerson, who: number): StoredEvent[] {
  return days
    .filter(({ day }) => day % 2 === who % 2 && !unanswered.includes(day))
    .map(({ day, midnight }) => {
      const taps = Array.from({ length: 15 }, (_, index) => ({
        item: index + 1,
        value: null,
        type: chance(who, day, index, 6) > 0.08,
        duration: index === 0 ? 0 : whole(900, 1500, who, day, index, 7) - 12 * day,
        level: 1,
      }));
      const right = taps.filter(({ type }) => type).length;
      const taken = taps.reduce((sum, { duration }) => sum + duration, 0);
      return {
        timestamp: midnight + 18 * HOUR + whole(120, 1800, who, day, 8) * 1000,
        duration: taken + 2500,
        activity: MADE_UP_IDS.game,
        static_data: {
          score: ((100 * right) / taps.length).toFixed(2),
          total_jewels_collected: right,
          total_attempts: taps.length,
          total_bonus_collected: Math.round(90 - taken / 1000),
          point: 2,
        },
        temporal_slices: [...taps, { type: 'manual_exit', value: false }],
      };
    });
}

function readings(person: MadeUpPerson, who: number): StoredEvent[] {
  const all = days.flatMap(({ day, midnight }) => [
    ...locations(person, who, day).map((data, index) => ({
      timestamp: midnight + index * 30 * MINUTE + whole(0, 200, who, day, index, 9) * 1000,
      sensor: GPS,
      data,
    })),
    ...steps(person, who, day).map(({ hour, data }) => ({ timestamp: midnight + hour * HOUR, sensor: STEPS, data })),
    ...screens(who, day).map(({ time, data }) => ({ timestamp: midnight + time, sensor: SCREEN, data })),
  ]);
  const at = ([day, hour]: [number, number]) => MIDNIGHT + (day - 1) * DAY + hour * HOUR;
  return all.filter(
    ({ timestamp, sensor }) =>
      !person.gaps.some(
        ({ from, to, sensors }) =>
          timestamp >= at(from) && timestamp < at(to) && (sensors === undefined || sensors.includes(sensor)),
      ),
  );
}

/** A reading every half hour: at home, on weekdays from 9 to 17 at work, and sometimes out. */
function locations({ home, work }: MadeUpPerson, who: number, day: number): Value[] {
  const isOut = chance(who, day, 11) < 0.4;
  return Array.from({ length: 48 }, (_, index) => {
    const hour = index / 2;
    const isAtWork = !isWeekend(day) && hour >= 9 && hour < 17;
    const isTraveling = !isWeekend(day) && (hour === 8.5 || hour === 17);
    const share = isAtWork ? 1 : isTraveling ? 0.5 : isOut && hour >= 18 && hour < 20 ? 0.3 : 0;
    const jitter = (part: number) => (chance(who, day, index, part) - 0.5) * 0.0004;
    const along = (axis: 0 | 1, part: number) =>
      Number((home[axis] + (work[axis] - home[axis]) * share + jitter(part)).toFixed(5));
    return {
      latitude: along(0, 12),
      longitude: along(1, 13),
      altitude: whole(4, 18, who, day, index, 14),
      accuracy:
        chance(who, day, index, 15) < 0.04 ? whole(80, 180, who, day, index, 16) : whole(5, 28, who, day, index, 17),
    };
  });
}

/** Hourly counts: an iPhone's pedometer sends the total since midnight, an Android phone the steps of the hour. */
function steps({ phone }: MadeUpPerson, who: number, day: number): { hour: number; data: Value }[] {
  const hours = Array.from({ length: 15 }, (_, index) => index + 8);
  let total = 0;
  return hours.map((hour) => {
    const isWalk = (hour === 9 || hour === 18) && !isWeekend(day);
    const walked = whole(isWalk ? 900 : 40, isWalk ? 2100 : 620, who, day, hour, 18);
    total += walked;
    const data =
      phone === 'iOS'
        ? { type: 'step_count', value: total, unit: 'count', source: 'daily pedometer' }
        : { type: 'step_count', value: walked, unit: 'count', source: 'com.google.android.apps.fitness' };
    return { hour, data };
  });
}

/** Between 8 and 23, one to three times an hour, the screen is on for a while. */
function screens(who: number, day: number): { time: number; data: Value }[] {
  return Array.from({ length: 15 }, (_, index) => index + 8).flatMap((hour) => {
    const times = whole(1, 3, who, day, hour, 19);
    const battery = Number((1 - (hour - 8) / 18).toFixed(2));
    return Array.from({ length: times }, (_, index) => {
      const start = hour * HOUR + index * 20 * MINUTE + whole(0, 500, who, day, hour, index, 20) * 1000;
      const end = start + whole(15, 600, who, day, hour, index, 21) * 1000;
      return [
        { time: start, data: { value: 0, representation: 'screen_on', battery_level: battery } },
        { time: end, data: { value: 1, representation: 'screen_off', battery_level: battery } },
      ];
    }).flat();
  });
}
