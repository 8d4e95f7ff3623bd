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

it('highlights within a short title, and leaves an empty one empty', () => {
  expect(excerptOf('Create Surveys', ['survey'], 50)).toBe('Create [Surveys]');
  expect(excerptOf('', ['survey'], 50)).toBe('');
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
])('in "%s", highlights every form of %s', (whole, word, expected) => {
  expect(excerptOf(whole, [word], 50)).toBe(expected);
});

describe('the sentence that answers a question', () => {
  const section = 'Your team can see it. Family can’t.\nWho – What they see\nResearcher – All answers of a group';
  const answer = (words: string[], length = 110) => answerIn(section, asked(...words), length);

  it('is the first one', () => {
    expect(answer(['see', 'answers'])).toBe('Your team can see it.');
  });

  it('is a row that has more of the words', () => {
    expect(answer(['see', 'researcher', 'answers', 'group'])).toBe('Researcher – All answers of a group');
  });

  it('is no question', () => {
    expect(answerIn('Not sure? Ask your team.', asked(), 100)).toBe('Ask your team.');
    expect(answerIn('Not sure?', asked(), 100)).toBe('');
  });

  it('is cut after a whole word', () => {
    expect(answer([], 12)).toBe('Your team…');
  });
});
