/** The Study of the made-up people, and what belongs to it. */
export const MADE_UP_IDS = {
  researcher: 'e6r1d8y3n0p5q2z7k4cw',
  study: 'k9w3f6b1t8m4x0h5r2vs',
  survey: 'c7q2n9h4d6v1x8t3w5kz',
  game: 'g4t9b2r7f0m5z8y3d6hq',
};

export const DAYS = 28;

/** From the start of one day and hour to that of another; days count from 1. */
interface Gap {
  from: [day: number, hour: number];
  to: [day: number, hour: number];
  /** The only streams that are missing; without them, all readings are. */
  sensors?: string[];
}

export interface MadeUpPerson {
  /** Sets their random numbers apart from those of the others. */
  seed: number;
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

export const GPS = 'lamp.gps';
export const STEPS = 'lamp.steps';
export const SCREEN = 'lamp.device_state';
export const WEEKENDS = [6, 7, 13, 14, 20, 21, 27, 28];
const daysAfter = (day: number) => Array.from({ length: DAYS - day }, (_, index) => day + 1 + index);

/** The page about JSONata says what is missing, and why. */
export const MADE_UP_PEOPLE: MadeUpPerson[] = [
  {
    seed: 0,
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
    seed: 1,
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
    seed: 2,
    id: 'U2600000003',
    name: 'Chloe',
    phone: 'iOS',
    home: [42.3954, -71.1426],
    work: [42.3505, -71.1054],
    level: [1.1, 1.6, 2.5, 2.5],
    unanswered: [1, 2, 9, ...daysAfter(19)],
    gaps: [
      { from: [1, 0], to: [2, 18] },
      { from: [23, 15], to: [DAYS + 1, 0] },
    ],
  },
];

export const ANXIOUS = 'Today I feel anxious';
export const TROUBLE_SLEEPING = 'I had trouble sleeping';
export const HOURS_ASLEEP = 'How many hours did you sleep?';

const { researcher, study, survey, game } = MADE_UP_IDS;

const QUESTIONS = [
  { text: ANXIOUS, type: 'likert', options: null },
  { text: TROUBLE_SLEEPING, type: 'likert', options: null },
  { text: HOURS_ASLEEP, type: 'slider', options: [0, 12].map((value) => ({ value, description: `${value} hours` })) },
];

/** The Study's resources, and the Researcher above it. */
export const MADE_UP_RESOURCES = (
  [
    ['Researcher', researcher, null, { name: 'Made-up Lab' }],
    ['Study', study, researcher, { name: 'Four Weeks', isMessagingEnabled: true }],
    ['Activity', survey, study, { spec: 'lamp.survey', name: 'Evening Survey', settings: QUESTIONS, schedule: [] }],
    ['Activity', game, study, { spec: 'lamp.jewels_a', name: 'Jewels A', settings: {}, schedule: [] }],
    ['Sensor', 'x3c8k1v6n4w9q2t7z5dh', study, { spec: GPS, name: 'Location', settings: {} }],
    ['Sensor', 'r8m3d6h1y9f4b7k2w0tv', study, { spec: STEPS, name: 'Steps', settings: {} }],
    ['Sensor', 'z1q6t9x4c2n7v5g0k8rd', study, { spec: SCREEN, name: 'Screen', settings: {} }],
    ...MADE_UP_PEOPLE.map(({ id }) => ['Participant', id, study, {}] as const),
  ] as const
).map(([kind, id, parent, value]) => ({ kind, id, parent, value }));
