import type { Instrument, Survey } from './schema';

/** Largest file that the dashboard accepts, in bytes. */
const LARGEST = 25 * 1024 * 1024;
const LONGEST_NAME = 80;
const LONGEST_TEXT = 500;
const BUNDLES = new Set(['lamp.group', 'lamp.module']);
const WITHOUT_OPTIONS = new Set(['text', 'short', 'boolean', 'likert', 'matrix']);
const WORD_OPTIONS = new Set(['list', 'multiselect']);
const NUMBER_OPTIONS = new Set(['slider', 'rating']);
const TIME_PATTERNS = new Set(['standard', 'military']);

export const isSurvey = (activity: Instrument['activities'][number]): activity is Survey =>
  activity.spec === 'lamp.survey';

/** The text of the file that people import in the dashboard: a base64-encoded JSON list, as **Export** writes it. */
export function importFile({ activities }: Pick<Instrument, 'activities'>): string {
  // Without a schedule, a survey waits until its team adds one; the dashboard requires the list to exist.
  const items = activities.map((activity) => ({
    ...activity,
    schedule: [],
    settings: isSurvey(activity)
      ? activity.settings.map((question) => ({ ...question, options: question.options ?? null }))
      : activity.settings,
  }));
  return Buffer.from(JSON.stringify(items), 'utf8').toString('base64');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Why the dashboard would reject a file, skip a part of it, or keep its team from saving a survey from it again;
 * empty for a valid file. `specs` are the activity types that the platform knows.
 */
export function importFaults(file: string, specs: ReadonlySet<string>): string[] {
  if (file.length > LARGEST) return [`The file has ${file.length} bytes; the limit is 25 MB.`];
  let list: unknown;
  try {
    if (!/^[A-Za-z0-9+/]+={0,2}$/.test(file)) throw new Error('other characters');
    list = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(file, 'base64')));
  } catch {
    return ['The file is not base64-encoded JSON in UTF-8.'];
  }
  if (!Array.isArray(list) || !list.length) return ['The file has no list of activities.'];
  const ids = new Set(list.map((one) => (isObject(one) ? one['id'] : undefined)));
  const names = list.map((one) => (isObject(one) ? String(one['name']).toLowerCase() : ''));
  return list.flatMap((activity: unknown, index): string[] => {
    if (!isObject(activity)) return [`Entry ${index + 1} is not an activity.`];
    const { name, spec, settings } = activity;
    const faults = ['id', 'spec', 'name', 'settings', 'schedule'].filter((key) => !activity[key]);
    if (faults.length) return [`Entry ${index + 1} has no ${faults.join(', ')}.`];
    const about = (fault: string) => `"${String(name)}": ${fault}`;
    return [
      ...(String(name).trim().length > LONGEST_NAME ? [`the name is longer than ${LONGEST_NAME} characters.`] : []),
      ...(names.indexOf(String(name).toLowerCase()) < index ? ['the name appears in the file twice.'] : []),
      ...(specs.has(String(spec)) ? [] : [`the platform has no type ${String(spec)}.`]),
      ...(spec === 'lamp.survey' ? surveyFaults(settings) : []),
      ...(BUNDLES.has(String(spec)) ? bundleFaults(settings, ids) : []),
    ].map(about);
  });
}

/** The dashboard skips a bundle whose members are not in the file. */
function bundleFaults(settings: unknown, ids: ReadonlySet<unknown>): string[] {
  const members = isObject(settings) ? settings['activities'] : undefined;
  if (!Array.isArray(members) || !members.length) return ['the bundle lists no activities.'];
  return members.filter((id) => !ids.has(id)).map((id) => `the member ${String(id)} is not in the file.`);
}

function surveyFaults(settings: unknown): string[] {
  if (!Array.isArray(settings) || !settings.length) return ['the survey has no questions.'];
  return settings.flatMap((question: unknown, index): string[] => {
    const faults = isObject(question) ? questionFaults(question, index) : ['it is not a question.'];
    return faults.map((fault) => `question ${index + 1}: ${fault}`);
  });
}

function questionFaults(question: Record<string, unknown>, index: number): string[] {
  const { text, type, options, warnings } = question;
  const kind = String(type);
  const length = typeof text === 'string' ? text.trim().length : 0;
  const faults: string[] = [];
  if (!length || length > LONGEST_TEXT) faults.push(`the text must have 1 to ${LONGEST_TEXT} characters.`);
  if (kind === 'matrix' && index === 0)
    faults.push('a matrix takes its columns from the question above it, so it cannot come first.');
  const values = Array.isArray(options) ? options.map((one) => (isObject(one) ? one['value'] : one)) : [];
  if (WITHOUT_OPTIONS.has(kind)) {
    if (options !== null && options !== undefined) faults.push(`the type ${kind} takes no options.`);
  } else if (WORD_OPTIONS.has(kind)) {
    if (!values.length || !values.every((value) => String(value).trim()))
      faults.push('it needs options, and each one needs text.');
  } else if (NUMBER_OPTIONS.has(kind)) {
    const good = values.every((value) => typeof value === 'number' && value >= 0);
    if (!values.length || !good) faults.push('it needs options, and each one must be 0 or a positive number.');
  } else if (kind === 'time') {
    if (values.length !== 1 || !TIME_PATTERNS.has(String(values[0])))
      faults.push('it needs exactly one time pattern: standard or military.');
  } else faults.push(`there is no type ${kind}.`);
  for (const warning of Array.isArray(warnings) ? warnings : []) {
    const answer = isObject(warning) ? warning['answer'] : undefined;
    if (values.length && !values.map(String).includes(String(answer))) {
      faults.push(`the warning is for "${String(answer)}", which is not one of the answers.`);
    }
  }
  return faults;
}
