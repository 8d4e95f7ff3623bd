/** Surveys to download: what the dashboard accepts, and what ours say. */
import type { Survey } from '@/lib/data/instruments/instrument-schema';
import { importFile, instrumentsFile } from '@/lib/data/instruments/instruments-file';
import { settings } from '@/lib/settings/settings';

const head = `
- { id: a, title: A, about: Few words, rhythm: Daily, license: Free to use, activities: [`;
const activity = (changes = {}) => ({
  id: 'a',
  spec: 'lamp.survey',
  name: 'A survey',
  settings: [{ text: 'How are you?', type: 'list', required: true, options: [{ value: 'Well' }] }],
  ...changes,
});
const survey = (...questions: object[]) =>
  activity({
    settings: questions.map((question) => ({ text: 'How are you?', type: 'text', required: true, ...question })),
  });
const group = (...activities: string[]) =>
  activity({ id: 'g', name: 'G', spec: 'lamp.group', settings: { activities } });

const parse = (...activities: object[]) =>
  instrumentsFile.parse(`${head}${activities.map((item) => JSON.stringify(item)).join()}] }`);

describe.each(instrumentsFile.load())('$id', (instrument) => {
  it('can be read by a browser as the dashboard reads it: base64, then UTF-8, then JSON', () => {
    const binary = atob(importFile(instrument));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const list = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>[];
    expect(list.map(({ name }) => name)).toEqual(instrument.activities.map(({ name }) => name));
    for (const item of list) expect(item).toMatchObject({ schedule: [], settings: expect.anything() as object });
  });

  it('says who wrote it and how it may be used', () => expect(instrument.license).toMatch(/free to use/i));
});

const { emergency, call } = settings.helpLines;
const surveyOf = (id: string) =>
  instrumentsFile.load().find((instrument) => instrument.id === id)!.activities[0] as Survey;
const optionsOf = (question?: Survey['settings'][number]) =>
  question && 'options' in question ? question.options : [];

it('PHQ-9 prints help lines where people always see them: before it starts, and below the question on self-harm', () => {
  const { description, settings: questions } = surveyOf('phq-9');
  for (const text of [description, questions.at(-1)?.description])
    for (const words of [emergency, call, 'local emergency number']) expect(text).toContain(words);
});

it('PHQ-9 answers every sign of danger with emergency numbers, where the dashboard shows warnings', () => {
  const last = surveyOf('phq-9').settings.at(-1);
  expect(optionsOf(last)).toHaveLength(4);
  expect(last?.warnings).toEqual(
    optionsOf(last)
      .slice(1)
      .map(({ value }) => ({
        answer: value,
        warningText: expect.stringMatching(`emergency.*${emergency}.*${call}`) as string,
      })),
  );
});

it.each(['phq-9', 'gad-7'])('%s stores digits as text, which the Portal reads as numbers', (id) => {
  for (const question of surveyOf(id).settings)
    expect(optionsOf(question).map(({ value }) => value)).toEqual(['0', '1', '2', '3']);
});

it.each<[what: string, words: RegExp, ...activities: object[]]>([
  ['a type of activity that ours have not', /spec/, activity({ spec: 'lamp.none_such' })],
  ['a repeated name, in any letter case', /two have the same name/, activity(), activity({ name: 'A SURVEY' })],
  ['a survey without questions', /at least 1/, survey()],
  ['a list without options', /Missing key .*options/, survey({ type: 'list' })],
  ['a slider with text options', /expected number/, survey({ type: 'slider', options: [{ value: '1' }] })],
  ['a yes-or-no question with options', /Unknown key "options"/, survey({ type: 'boolean', options: [] })],
  [
    'a warning for no answer',
    /one of the answers/,
    survey({ type: 'list', options: [{ value: 'a' }], warnings: [{ answer: 'b', warningText: 'Call.' }] }),
  ],
  ['a group whose members are missing', /member that is not in the file/, activity(), group('elsewhere')],
])('refuses %s', (_, words, ...activities) => expect(() => parse(...activities)).toThrow(words));
