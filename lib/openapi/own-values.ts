/** A value in the samples that readers can replace with their own, once for all samples. Never a key. */
export interface OwnValue {
  name: 'server' | 'researcher' | 'study' | 'participant' | 'activity' | 'sensor';
  label: string;
  /** What stands in the samples for it. */
  examples: string[];
}

/** By the names of `OWN_VALUES`; those that a reader left out are missing. */
export type OwnValues = Partial<Record<OwnValue['name'], string>>;

export const OWN_VALUES: OwnValue[] = [
  { name: 'server', label: 'Server address', examples: ['https://api.lamp.digital'] },
  { name: 'researcher', label: 'Researcher ID', examples: ['b5n1yj8rtp60ezkqg2ad'] },
  { name: 'study', label: 'Study ID', examples: ['q7d2k9vhx4m0tz8ncw3s', 'y3k8w1n5t0hq7c2v9x4m'] },
  { name: 'participant', label: 'Participant ID', examples: ['U4082917356', 'U1234567890'] },
  { name: 'activity', label: 'Activity ID', examples: ['t3v8m2c0xqd9k6hyz1rw'] },
  { name: 'sensor', label: 'Sensor ID', examples: ['z6c4w9n2hqk0v7tm1xdy'] },
];

const ID = /^[\w.-]{1,100}$/;
/** A server on the reader's own computer, which has no certificate. */
const ON_THIS_COMPUTER = /^(localhost|127(\.\d+){3}|\[::1\])(:|\/|$)/i;
/** A host with a port and a path, nothing that a shell or an address reads in another way. */
const SERVER = /^https?:\/\/(\[[\da-f:]+\]|[\w.-]+)(:\d+)?(\/[\w.~-]+)*$/;

/** The values of which a text has an example. */
export function ownValuesIn(text: string): OwnValue[] {
  return OWN_VALUES.filter(({ examples }) => examples.some((example) => patternOf(example).test(text)));
}

/** A text with the reader's values in place of the examples. */
export function withOwnValues(text: string, values: OwnValues): string {
  return OWN_VALUES.reduce((filled, { name, examples }) => {
    const value = values[name];
    if (!value) return filled;
    return examples.reduce((one, example) => one.replace(patternOf(example), () => value), filled);
  }, text);
}

/** The example as a whole word, not as a part of a longer one. */
function patternOf(example: string): RegExp {
  return new RegExp(`(?<![\\w-])${example.replace(/[.\\/]/g, '\\$&')}(?![\\w-])`, 'g');
}

/**
 * What a reader wrote, in the form in which samples have it, or what is wrong with it. An empty text is an empty value.
 */
export function readOwnValue(name: OwnValue['name'], text: string): { value: string } | { problem: string } {
  const trimmed = text.trim();
  if (!trimmed) return { value: '' };
  if (name !== 'server') {
    if (ID.test(trimmed)) return { value: trimmed };
    return { problem: 'An ID can have letters, digits, dots, hyphens, and underscores.' };
  }
  const scheme = ON_THIS_COMPUTER.test(trimmed) ? 'http' : 'https';
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `${scheme}://${trimmed}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.username || url?.password) return { problem: 'Leave the keys out. They stay placeholders here.' };
  const value = url ? (url.origin + url.pathname).replace(/\/+$/, '') : '';
  if (!url || url.search || url.hash || !SERVER.test(value)) {
    return { problem: 'Write an address such as https://api.example.org' };
  }
  return { value };
}

/** Values from storage; anything that is not as `readOwnValue` writes it is left out. */
export function parseOwnValues(text: string | null): OwnValues {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  const values: OwnValues = {};
  for (const { name } of OWN_VALUES) {
    const written = (stored as Record<string, unknown> | null)?.[name];
    if (typeof written !== 'string') continue;
    const read = readOwnValue(name, written);
    if ('value' in read && read.value) values[name] = read.value;
  }
  return values;
}
