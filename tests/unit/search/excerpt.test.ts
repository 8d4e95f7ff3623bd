import { ownAnalyzer } from '@/lib/search/engine/analysis';
import { answerIn, excerpt, findMatches, type Match, type Piece } from '@/lib/search/engine/excerpt';

const text =
  'Open the Manage tab, choose a participant and press Activities to create a new survey for that participant before the next visit to the clinic.';

const at = (word: string, whole = text): Match => [whole.indexOf(word), word.length];
const asked = (...words: string[]) => ownAnalyzer.asked(words.map((word) => ownAnalyzer.term(word) ?? ''));
const format = (pieces: Piece[]) => pieces.map((piece) => (piece.mark ? `[${piece.text}]` : piece.text)).join('');

it.each([
  [[at('survey')], ['survey'], 50, '… to create a new [survey] for that participant …'],
  [
    [at('survey')],
    ['survey'],
    100,
    '… participant and press Activities to create a new [survey] for that participant before the next visit …',
  ],
  [
    [at('Activities'), at('survey')],
    ['activity', 'survey'],
    50,
    '… participant and press [Activities] to create a new …',
  ],
  [[at('Activities')], ['activ'], 50, '… participant and press [Activ]ities to create a new …'],
])('B-114: cuts the text around the first match (%#)', (matches, words, length, expected) => {
  expect(format(excerpt(text, matches, words, length))).toBe(expected);
});

it('highlights within a short title', () => {
  const title = 'Create Surveys';
  expect(format(excerpt(title, [at('Surveys', title)], ['survey'], 50))).toBe('Create [Survey]s');
});

it('starts at the beginning of the text if nothing matches', () => {
  expect(format(excerpt(text, [], [], 50))).toBe('Open the Manage tab, choose a participant and …');
  expect(excerpt('', [], [], 50)).toEqual([]);
});

it('keeps a first match that is too long on its own', () => {
  const long = 'x'.repeat(80);
  expect(format(excerpt(`a ${long} b`, [[2, 80]], ['x'.repeat(80)], 50))).toBe(`…[${long}]…`);
});

it('keeps what stands beside the typed part of a match, on both sides', () => {
  const whole = 'see SensorEvent.data for more';
  expect(format(excerpt(whole, [at('SensorEvent.data', whole)], ['event'], 50))).toBe(
    'see Sensor[Event].data for more',
  );
});

it('skips overlapping matches', () => {
  expect(
    format(
      excerpt(
        'lamp.gps',
        [
          [0, 8],
          [5, 3],
        ],
        [],
        50,
      ),
    ),
  ).toBe('[lamp.gps]');
});

it('finds words by their index terms, and compounds as one', () => {
  const terms = asked('survey', 'lampgps');
  const found = findMatches('Surveys of lamp.gps, surveyed.', terms).map(([start, length]) =>
    'Surveys of lamp.gps, surveyed.'.slice(start, start + length),
  );
  expect(found).toEqual(['Surveys', 'lamp.gps', 'surveyed']);
});

it('finds words that start with an unfinished word', () => {
  expect(findMatches('Participants', asked(), ['particip'])).toEqual([[0, 12]]);
});

it('searches only as far as the excerpt reaches, and cuts at the same place', () => {
  const far = `Survey ${'between '.repeat(40)}survey ${'after '.repeat(40)}survey`;
  const terms = asked('survey');
  for (const whole of [far, far.slice(7), `a ${text}`]) {
    const all = findMatches(whole, terms);
    const near = findMatches(whole, terms, [], 100);
    expect(near).toEqual(all.filter(([start]) => start <= (all[0]?.[0] ?? 0) + 106));
    expect(excerpt(whole, near, ['survey'], 50)).toEqual(excerpt(whole, all, ['survey'], 50));
  }
  expect(format(excerpt(far.slice(7), findMatches(far.slice(7), terms, [], 100), ['survey'], 50))).toBe(
    '… between between between [survey] after after after …',
  );
});

it.each([
  ['Look at (LAMP_<name>) now.', 'lampname', ['LAMP_<name']],
  ['Open the Café, then the cafés', 'cafe', ['Café', 'cafés']],
  ['sensorEvent, SensorEvent and sensor_event', 'event', ['sensorEvent', 'SensorEvent', 'event']],
  ['Your policy: no policies', 'policy', ['policy', 'policies']],
  ['all-in-one Survey-like', 'survey', ['Survey']],
  ['nothing of it', 'survey', []],
  ['', 'survey', []],
])('in "%s", finds every form of %s', (whole, word, expected) => {
  const found = findMatches(whole, asked(word));
  expect(found.map(([start, length]) => whole.slice(start, start + length))).toEqual(expected);
});

it('highlights matches in text order, and in each the longest word that was typed', () => {
  const text = 'The data database.';
  expect(format(excerpt(text, [at('database', text), at('data', text)], ['data', 'database'], 50))).toBe(
    'The [data] [database].',
  );
});

it('prefers the longer of two matches that start together', () => {
  const text = 'database';
  expect(format(excerpt(text, [at('data', text), at('database', text)], [], 50))).toBe('[database]');
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
