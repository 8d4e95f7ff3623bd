import { loadActivityTypes } from '@/lib/content/catalog/load';
import { importFaults, importFile, isSurvey } from '@/lib/content/instruments/import-file';
import { loadInstruments } from '@/lib/content/instruments/load';

const specs = new Set(loadActivityTypes().types.map(({ spec }) => spec));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value), 'utf8').toString('base64');
const survey = (changes: object = {}, question: object = {}) => ({
  id: 'a',
  spec: 'lamp.survey',
  name: 'A survey',
  schedule: [],
  settings: [{ text: 'How are you?', type: 'list', required: true, options: [{ value: 'Well' }], ...question }],
  ...changes,
});
const bundle = (spec: string, activities: unknown) => ({
  id: 'g',
  spec,
  name: 'G',
  schedule: [],
  settings: { activities },
});
const faults = (...activities: object[]) => importFaults(encode(activities), specs);

describe.each(loadInstruments().map((instrument) => [instrument.id, instrument] as const))('%s', (_, instrument) => {
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
  const [activity] = loadInstruments().find((one) => one.id === id)?.activities ?? [];
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

it.each<[string, string, RegExp]>([
  ['plain JSON', JSON.stringify([survey()]), /not base64-encoded JSON in UTF-8/],
  ['base64 of something other than JSON', Buffer.from('hello').toString('base64'), /not base64-encoded JSON in UTF-8/],
  ['an object instead of a list', encode(survey()), /no list of activities/],
  ['an empty list', encode([]), /no list of activities/],
  ['base64 with a line break', encode([survey()]).replace(/(.{20})/, '$1\n'), /not base64-encoded JSON in UTF-8/],
  [
    'text in another encoding',
    Buffer.from('["\xfc"]', 'latin1').toString('base64'),
    /not base64-encoded JSON in UTF-8/,
  ],
  ['more than 25 MB', 'a'.repeat(25 * 1024 * 1024 + 1), /the limit is 25 MB/],
  ['a list of something else', encode([null]), /Entry 1 is not an activity/],
])('rejects %s', (_, file, words) => expect(importFaults(file, specs)[0]).toMatch(words));

it.each<[string, object[], RegExp]>([
  ['an activity without settings', [survey({ settings: undefined })], /^Entry 1 has no settings\.$/],
  ['an activity without id and type', [survey(), { ...survey({ id: '', spec: '' }) }], /^Entry 2 has no id, spec\.$/],
  ['an activity without a schedule', [survey({ schedule: undefined })], /no schedule/],
  ['a type that the platform does not have', [survey({ spec: 'lamp.none_such' })], /no type lamp\.none_such/],
  [
    'a repeated name, in any letter case',
    [survey(), survey({ id: 'b', name: 'A SURVEY' })],
    /appears in the file twice/,
  ],
  ['a name of more than 80 characters', [survey({ name: 'x'.repeat(81) })], /longer than 80/],
  ['a survey without questions', [survey({ settings: [] })], /no questions/],
  ['an entry that is not a question', [survey({ settings: ['How are you?'] })], /question 1: it is not a question/],
  ['a question without text', [survey({}, { text: ' ' })], /question 1: the text must have 1 to 500 characters/],
  ['a question with a number as text', [survey({}, { text: 5 })], /1 to 500 characters/],
  ['a question of more than 500 characters', [survey({}, { text: 'x'.repeat(501) })], /1 to 500 characters/],
  ['a list without options', [survey({}, { options: null })], /needs options, and each one needs text/],
  ['a list with one empty option', [survey({}, { options: [{ value: 'a' }, { value: ' ' }] })], /each one needs text/],
  ['a slider with text options', [survey({}, { type: 'slider' })], /0 or a positive number/],
  ['a slider with a number as text', [survey({}, { type: 'slider', options: [1, '2'] })], /0 or a positive number/],
  ['a rating below 0', [survey({}, { type: 'rating', options: [-1, 1] })], /0 or a positive number/],
  ['a time without a pattern', [survey({}, { type: 'time', options: null })], /exactly one time pattern/],
  [
    'a time with two patterns',
    [survey({}, { type: 'time', options: ['standard', 'military'] })],
    /exactly one time pattern/,
  ],
  ['a time with another pattern', [survey({}, { type: 'time', options: ['noon'] })], /exactly one time pattern/],
  ['a yes-or-no question with options', [survey({}, { type: 'boolean' })], /takes no options/],
  ['a matrix as the first question', [survey({}, { type: 'matrix', options: null })], /cannot come first/],
  ['an unknown question type', [survey({}, { type: 'dropdown' })], /no type dropdown/],
  [
    'a warning for an answer that does not exist',
    [survey({}, { warnings: [{ answer: 'Badly' }] })],
    /is not one of the answers/,
  ],
  ['a bundle whose members are missing', [bundle('lamp.group', ['elsewhere'])], /member elsewhere is not in the file/],
  ['a module whose members are missing', [bundle('lamp.module', ['elsewhere'])], /member elsewhere is not in the file/],
  ['a bundle of nothing', [bundle('lamp.group', [])], /the bundle lists no activities/],
  ['a bundle without a list', [bundle('lamp.group', undefined)], /the bundle lists no activities/],
])('finds %s', (_, activities, words) => expect(faults(...activities)).toEqual([expect.stringMatching(words)]));

it.each<[string, object[]]>([
  ['a name of 80 characters and spaces around it', [survey({ name: ` ${'x'.repeat(80)} ` })]],
  ['a question of 500 characters', [survey({}, { text: 'x'.repeat(500) })]],
  ['a slider from 0', [survey({}, { type: 'slider', options: [{ value: 0 }, { value: 10 }] })]],
  ['a rating', [survey({}, { type: 'rating', options: [1, 5] })]],
  ['a time of 12 hours', [survey({}, { type: 'time', options: ['standard'] })]],
  ['a time of 24 hours', [survey({}, { type: 'time', options: ['military'] })]],
  ...['text', 'short', 'boolean', 'likert'].map((type): [string, object[]] => [
    `a question of type ${type} without options`,
    [survey({}, { type, options: undefined })],
  ]),
  [
    'a matrix below another question',
    [survey({ settings: [...survey().settings, { text: 'And now?', type: 'matrix', options: null }] })],
  ],
  [
    'a warning for any answer to a text',
    [survey({}, { type: 'text', options: null, warnings: [{ answer: 'Badly' }] })],
  ],
  ['a bundle with its members', [survey(), bundle('lamp.group', ['a'])]],
])('accepts %s', (_, activities) => expect(faults(...activities)).toEqual([]));
