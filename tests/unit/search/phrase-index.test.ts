import { defaultAnalyzer } from '@/lib/search/engine/analysis';
import { PhraseIndex } from '@/lib/search/engine/phrase-index';

const [APP, SERVER] = [0, 1];
const phrases = new PhraseIndex([
  ['get the app', 'log out', 'my phone', 'lost my phone'],
  ['run a server', 'server log', 'read the log', 'phone home'],
]);

it.each([
  ['server log', SERVER, 'one word is only in its phrases'],
  ['read', SERVER, 'no phrase of the other page has the word'],
  ['reading', SERVER, 'another form of a word'],
  ['my old phone', APP, 'stop words tell who asks'],
  ['log out', APP, 'the words follow each other in its phrases'],
  ['servi', SERVER, 'a word begins like one of its words'],
])('takes "%s" for page %d: %s', (query, page) => {
  const odds = phrases.odds(query);
  expect(odds(page)).toBeGreaterThan(odds(page === APP ? SERVER : APP));
});

const meaning = (word: string, stems: string[], weight = 1) => ({
  word,
  weight,
  byEntry: new Map(),
  stems: new Set(stems),
});

it.each([
  [['lost', 'phone'], APP, 1, 'a phrase is the query, but for stop words'],
  [['lost', 'old', 'phone'], APP, 2 / 3, 'a phrase has two of three words'],
  [['server', 'run'], SERVER, 1, 'the closest phrase counts, in any order'],
  [['server'], SERVER, 1 / 2, 'each phrase has another word'],
  [['server'], APP, 0, 'no phrase has a word'],
])('compares %j with the phrases of page %d, as alike as %d: %s', (words, page, expected) => {
  const meanings = words.map((word) => meaning(word, [defaultAnalyzer.stem(word) ?? word]));
  expect(phrases.closeness(meanings)(page)).toBeCloseTo(expected);
});

it('takes a corrected word for any of the stems that it may mean', () => {
  expect(phrases.closeness([meaning('fone', ['phone', 'fine'])])(APP)).toBe(1);
});

it('compares mostly the words that say what a query is about', () => {
  expect(
    phrases.closeness([meaning('phone', ['phone']), meaning('lost', ['lost']), meaning('explain', ['explain'], 0.2)])(
      APP,
    ),
  ).toBeCloseTo(2 / 2.2);
});
