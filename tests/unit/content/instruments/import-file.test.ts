import { activityTypesFile } from '@/lib/content/catalog/load';
import { importFaults, importFile, isSurvey } from '@/lib/content/instruments/import-file';
import { instrumentsFile } from '@/lib/content/instruments/load';

const specs = new Set(activityTypesFile.load().types.map(({ spec }) => spec));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64');
const survey = (changes: object = {}, question: object = {}) => ({
  id: 'a',
  spec: 'lamp.survey',
  name: 'A survey',
  schedule: [],
  settings: [{ text: 'How are you?', type: 'list', required: true, options: [{ value: 'Well' }], ...question }],
  ...changes,
});
const question = (changes: object) => survey({}, changes);
const bundle = (activities: unknown, spec = 'lamp.group') =>
  survey({ id: 'g', spec, name: 'G', settings: { activities } });
const faults = (...activities: object[]) => importFaults(encode(activities), specs);

describe.each(instrumentsFile.load())('$id', (instrument) => {
  const file = importFile(instrument);

  it('follows the import rules of the dashboard', () => {
    expect(importFaults(file, specs)).toEqual([]);
  });

  it('can be read by a browser as the dashboard reads it: base64, then UTF-8, then JSON', () => {
    const binary = atob(file);
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const list = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>[];
    expect(list.map(({ name }) => name)).toEqual(instrument.activities.map(({ name }) => name));
    for (const activity of list)
      expect(activity).toMatchObject({ schedule: [], settings: expect.anything() as object });
  });

  it('says who wrote it and how it may be used', () => {
    expect(instrument.license).toMatch(/free to use/i);
  });
});

const surveyOf = (id: string) => {
  const [activity] = instrumentsFile.load().find((one) => one.id === id)?.activities ?? [];
  if (!activity || !isSurvey(activity)) throw new Error(`${id} is not a survey`);
  return activity;
};

it('PHQ-9 prints help lines where people always see them: before it starts, and below the question on self-harm', () => {
  const { description, settings } = surveyOf('phq-9');
  for (const text of [description, settings.at(-1)?.description])
    expect(text).toMatch(/911[^]*988[^]*local emergency number|local emergency number[^]*911[^]*988/);
});

it('PHQ-9 answers every sign of danger with emergency numbers, where the dashboard shows warnings', () => {
  const { options = [], warnings } = surveyOf('phq-9').settings.at(-1) ?? {};
  expect(options).toHaveLength(4);
  expect(warnings).toEqual(
    options
      .slice(1)
      .map(({ value }) => ({ answer: value, warningText: expect.stringMatching(/emergency.*911.*988/) as string })),
  );
});

it.each(['phq-9', 'gad-7'])('%s stores digits as text, which the Portal reads as numbers', (id) => {
  for (const { options } of surveyOf(id).settings)
    expect(options?.map(({ value }) => value)).toEqual(['0', '1', '2', '3']);
});

const NOT_READABLE = /not base64-encoded JSON in UTF-8/;

it.each<[string, string, RegExp]>([
  ['plain JSON', JSON.stringify([survey()]), NOT_READABLE],
  ['base64 of something other than JSON', Buffer.from('hello').toString('base64'), NOT_READABLE],
  ['base64 with a line break', encode([survey()]).replace(/(.{20})/, '$1\n'), NOT_READABLE],
  ['text in another encoding', Buffer.from('["\xfc"]', 'latin1').toString('base64'), NOT_READABLE],
  ['an object instead of a list', encode(survey()), /no list of activities/],
  ['an empty list', encode([]), /no list of activities/],
  ['more than 25 MB', 'a'.repeat(25 * 1024 * 1024 + 1), /the limit is 25 MB/],
  ['a list of something else', encode([null]), /Entry 1 is not an activity/],
])('rejects %s', (_, file, words) => expect(importFaults(file, specs)[0]).toMatch(words));

it.each<[string, RegExp, ...object[]]>([
  ['an activity without settings', /^Entry 1 has no settings\.$/, survey({ settings: undefined })],
  ['an activity without id and type', /^Entry 2 has no id, spec\.$/, survey(), survey({ id: '', spec: '' })],
  ['an activity without a schedule', /no schedule/, survey({ schedule: undefined })],
  ['a type that the platform does not have', /no type lamp\.none_such/, survey({ spec: 'lamp.none_such' })],
  ['a repeated name, in any letter case', /in the file twice/, survey(), survey({ id: 'b', name: 'A SURVEY' })],
  ['a name of more than 80 characters', /longer than 80/, survey({ name: 'x'.repeat(81) })],
  ['a survey without questions', /no questions/, survey({ settings: [] })],
  ['an entry that is not a question', /question 1: it is not a question/, survey({ settings: ['How are you?'] })],
  ['a question without text', /question 1: the text must have 1 to 500 characters/, question({ text: ' ' })],
  ['a question with a number as text', /1 to 500 characters/, question({ text: 5 })],
  ['a question of more than 500 characters', /1 to 500 characters/, question({ text: 'x'.repeat(501) })],
  ['a list without options', /needs options, and each one needs text/, question({ options: null })],
  ['a list with one empty option', /each one needs text/, question({ options: [{ value: 'a' }, { value: ' ' }] })],
  ['a slider with text options', /0 or a positive number/, question({ type: 'slider' })],
  ['a slider with a number as text', /0 or a positive number/, question({ type: 'slider', options: [1, '2'] })],
  ['a rating below 0', /0 or a positive number/, question({ type: 'rating', options: [-1, 1] })],
  ['a time without a pattern', /exactly one time pattern/, question({ type: 'time', options: null })],
  ['a time with two patterns', /exactly one/, question({ type: 'time', options: ['standard', 'military'] })],
  ['a time with another pattern', /exactly one time pattern/, question({ type: 'time', options: ['noon'] })],
  ['a yes-or-no question with options', /takes no options/, question({ type: 'boolean' })],
  ['a matrix as the first question', /cannot come first/, question({ type: 'matrix', options: null })],
  ['an unknown question type', /no type dropdown/, question({ type: 'dropdown' })],
  ['a warning for no answer', /is not one of the answers/, question({ warnings: [{ answer: 'Badly' }] })],
  ['a bundle whose members are missing', /member elsewhere is not in the file/, bundle(['elsewhere'])],
  ['a module whose members are missing', /member elsewhere is not/, bundle(['elsewhere'], 'lamp.module')],
  ['a bundle of nothing', /the bundle lists no activities/, bundle([])],
  ['a bundle without a list', /the bundle lists no activities/, bundle(undefined)],
])('finds %s', (_, words, ...activities) => expect(faults(...activities)).toEqual([expect.stringMatching(words)]));

it.each<[string, ...object[]]>([
  ['a name of 80 characters and spaces around it', survey({ name: ` ${'x'.repeat(80)} ` })],
  ['a question of 500 characters', question({ text: 'x'.repeat(500) })],
  ['a slider from 0', question({ type: 'slider', options: [{ value: 0 }, { value: 10 }] })],
  ['a rating', question({ type: 'rating', options: [1, 5] })],
  ['a time of 12 hours', question({ type: 'time', options: ['standard'] })],
  ['a time of 24 hours', question({ type: 'time', options: ['military'] })],
  ['a text, without options', question({ type: 'text', options: undefined })],
  ['a short text, without options', question({ type: 'short', options: undefined })],
  ['a yes-or-no question, without options', question({ type: 'boolean', options: undefined })],
  ['a Likert scale, without options', question({ type: 'likert', options: undefined })],
  ['a matrix below another question', survey({ settings: [...survey().settings, { text: 'Now?', type: 'matrix' }] })],
  ['a warning for any text', question({ type: 'text', options: null, warnings: [{ answer: 'Badly' }] })],
  ['a bundle with its members', survey(), bundle(['a'])],
])('accepts %s', (_, ...activities) => expect(faults(...activities)).toEqual([]));
