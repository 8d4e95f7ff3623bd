import { readNumbers, writeNumbers } from '@/lib/search/number-stream';
import { packWords, unpackWords } from '@/lib/search/packed-words';
import { addTerms, PackedSearch } from '@/lib/search/packed-search';
import { packStems, readStems } from '@/lib/search/packed-stems';
import { stem } from '@/lib/search/stem';
import { editDistance } from '@/lib/search/edit-distance';
import { Vocabulary } from '@/lib/search/vocabulary';

it('gives back every number, in signs that JSON need not escape', () => {
  const numbers = [0, 1, 56, 57, 58, 79, 80, 81, 159, 160, 719, 720, 799, 800, 5_000, 50_000];
  const text = writeNumbers(numbers);
  expect([...readNumbers(text)]).toEqual(numbers);
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
});

it('gives back every word', () => {
  const words = ['9', 'a', 'ab', 'abacus', 'abba', 'é', '数'];
  expect(unpackWords(packWords(words))).toEqual(words);
  expect(unpackWords('')).toEqual([]);
});

it('gives back every stem', () => {
  const words = ['creating', 'hopping', 'ponies', 'sky', 'survey', 'surveys', 'zz9', 'é'];
  expect(readStems(words, packStems(words))).toEqual(words.map(stem));
  expect(readStems(['ab'], { changes: ['1x'], places: '#' })).toEqual(['ax']);
});

it.each([
  ['survey', 'survey', 0],
  ['survye', 'survey', 1],
  ['sruvye', 'survey', 2],
  ['surve', 'survey', 1],
  ['garden', 'survey', 3],
])('counts the errors between %s and %s: %i', (typed, word, errors) => {
  expect(editDistance(typed, word, 2)).toBe(errors);
});

it('counts no errors for what is not typed yet', () => {
  expect(editDistance('partci', 'participant', 1, true)).toBe(1);
});

it('completes and corrects, nearest first', () => {
  const vocabulary = new Vocabulary();
  vocabulary.add(['participant', 'participants', 'phq9', 'survey', 'surveys'], { hasTerm: () => false });
  expect(vocabulary.completions('part')).toEqual(['participant', 'participants']);
  expect(vocabulary.completions('zz')).toEqual([]);
  expect(vocabulary.corrections('survye', false)[0]?.word).toBe('survey');
  expect(vocabulary.corrections('phq8', false)).toEqual([]);
  expect(vocabulary.corrections('abc', false)).toEqual([]);
});

it('knows of the shared terms those that its postings list, not those of a part that is still being read', () => {
  const rows = new Map<string, number>();
  const index = new PackedSearch(['text'], 1, rows);
  addTerms(rows, ['here']);
  index.addField({ counts: writeNumbers([1]), steps: writeNumbers([0]), repeats: writeNumbers([0]) });
  addTerms(rows, ['later']);
  expect(index.hasTerm('here')).toBe(true);
  expect(index.hasTerm('later')).toBe(false);
});
