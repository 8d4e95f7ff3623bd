import { ownAnalyzer } from '@/lib/search/engine/analysis';
import { answerIn, excerpt } from '@/lib/search/engine/excerpt';

const text =
  'Open the Manage tab, choose a participant and press Activities to create a new survey for that participant before the next visit to the clinic.';

const asked = (...words: string[]) => ownAnalyzer.asked(words.map((word) => ownAnalyzer.term(word) ?? ''));

/** The excerpt with its highlights in brackets. */
const excerptOf = (whole: string, words: string[], length: number) =>
  excerpt(whole, (word) => asked(...words)(word) !== null, length)
    .map((piece) => (piece.mark ? `[${piece.text}]` : piece.text))
    .join('');

it.each([
  [['survey'], 50, '… to create a new [survey] for that participant …'],
  [
    ['survey'],
    100,
    '… press Activities to create a new [survey] for that participant before the next visit to the clinic.',
  ],
  [['activity', 'survey'], 50, '… participant and press [Activities] to create a new …'],
  [[], 50, 'Open the Manage tab, choose a participant and …'],
  [['participant'], 12, '… choose a [participant]…'],
])('B-114: cuts the text around the first of %s', (words, length, expected) => {
  expect(excerptOf(text, words, length)).toBe(expected);
});

it('keeps a first match that is too long on its own', () => {
  const long = 'x'.repeat(55);
  expect(excerptOf(`a ${long} b`, [long], 50)).toContain(`[${long}]`);
});

it.each([
  ['Look at (LAMP_<name>) now.', 'lampname', 'Look at ([LAMP_<name]>) now.'],
  ['Open the Café, then the cafés', 'cafe', 'Open the [Café], then the [cafés]'],
  ['SensorEvent and sensor_event', 'event', '[SensorEvent] and [sensor_event]'],
  ['The sensor lamp.gps', 'lampgps', 'The sensor [lamp.gps]'],
  ['Your policy: no policies', 'policy', 'Your [policy]: no [policies]'],
  ['all-in-one Survey-like', 'survey', 'all-in-one [Survey]-like'],
  ['nothing of it', 'survey', 'nothing of it'],
  ['', 'survey', ''],
])('in "%s", highlights every form of %s', (whole, word, expected) => {
  expect(excerptOf(whole, [word], 50)).toBe(expected);
});

const section = 'Sure? Your team can see it. Family can’t.\nWho – What they see\nResearcher – All answers of a group';

it.each([
  ['the first one that is no question', section, ['see', 'answers'], 110, 'Your team can see it.'],
  [
    'a row with more of the words',
    section,
    ['researcher', 'answers', 'group'],
    110,
    'Researcher – All answers of a group',
  ],
  ['empty if there are only questions', 'Not sure?', [], 110, ''],
  ['cut after a whole word', section, [], 12, 'Your team…'],
])('the sentence that answers a question is %s', (_, text, words, length, expected) => {
  expect(answerIn(text, asked(...words), length)).toBe(expected);
});
