import { defaultAnalyzer } from '@/lib/search/engine/analysis';
import { excerptOf } from '@/lib/search/engine/excerpt';

const text =
  'Open the Manage tab, choose a participant and press Activities to create a new survey for that participant before the next visit to the clinic.';

/** The excerpt with its highlights in brackets. */
const shownExcerpt = (whole: string, words: string[], length: number) =>
  excerptOf(whole, (word) => words.some((meant) => defaultAnalyzer.stem(meant) === defaultAnalyzer.stem(word)), length)
    .map((piece) => (piece.isHighlight ? `[${piece.text}]` : piece.text))
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
  [['participant'], 12, '… [participant]…'],
])('cuts the text around the first of %s', (words, length, expected) => {
  expect(shownExcerpt(text, words, length)).toBe(expected);
});

it.each([
  `See ${'long'.repeat(8)} and ${'w'.repeat(30)} now`,
  `${'-'.repeat(40)}survey${'-'.repeat(20)} and more words`,
])('cuts "%s" to 50 characters, wherever the words end', (whole) => {
  const shown = shownExcerpt(whole, ['w'.repeat(30), 'survey'], 50).replaceAll(/[[\]…]/g, '');
  expect(shown.length).toBeLessThanOrEqual(50);
  expect(shown).toMatch(/w{30}|survey/);
});

it('keeps a first match that is too long on its own', () => {
  const long = 'x'.repeat(55);
  expect(shownExcerpt(`a ${long} b`, [long], 50)).toContain(`[${long}]`);
});

it.each([
  ['Look at (LAMP_<name>) now.', 'lampname', 'Look at ([LAMP_<name]>) now.'],
  ['Open the Café, then the cafés', 'cafe', 'Open the [Café], then the [cafés]'],
  ['SensorEvent and sensor_event', 'event', '[SensorEvent] and [sensor_event]'],
  ['The sensor lamp.gps', 'lampgps', 'The sensor [lamp.gps]'],
  ['Your policy: no policies', 'policy', 'Your [policy]: no [policies]'],
  ['all-in-one Survey-like', 'survey', 'all-in-one [Survey]-like'],
  ['PHQ-9 or GAD-7', 'phq9', '[PHQ-9] or GAD-7'],
  ['nothing of it', 'survey', 'nothing of it'],
  ['', 'survey', ''],
])('in "%s", highlights every form of %s', (whole, word, expected) => {
  expect(shownExcerpt(whole, [word], 50)).toBe(expected);
});

it('highlights words with vowel signs as a whole', () => {
  expect(shownExcerpt('सर्वेक्षण की भाषा हिन्दी।', ['हिन्दी'], 50)).toBe('सर्वेक्षण की भाषा [हिन्दी]।');
});
