import MiniSearch from 'minisearch';
import { SEARCH_OPTIONS } from '@/lib/search/engine/analysis';
import { Lexicon } from '@/lib/search/engine/lexicon';
import { unpackIndex } from '@/lib/search/engine/unpack-index';
import { readNumbers, writeNumbers } from '@/lib/search/engine/packed-numbers';
import { documentsOf } from '@/lib/search/build/documents';
import { packIndex } from '@/lib/search/build/pack-index';
import { searchPage } from '../../search/search-page';

const pages = [
  searchPage('/a/', 'Participants', 'Add a participant to a study.', { keywords: 'people' }),
  searchPage('/b/', 'Surveys', 'Build surveys for each participant; participants answer.'),
];

it('restores every number, and writes only characters that JSON need not escape', () => {
  const numbers = [0, 1, 42, 43, 44, 45, 78, 79, 1998, 1999, 50_000, 55_000];
  const text = writeNumbers(numbers);
  expect(readNumbers(text)).toEqual(numbers);
  expect(JSON.stringify(text)).toHaveLength(text.length + 2);
  expect(() => writeNumbers([56_000])).toThrow("can't store 56000");
});

it('unpacks to what MiniSearch itself writes, except for word counts in fields', async () => {
  const own = new MiniSearch(SEARCH_OPTIONS);
  own.addAll(documentsOf(pages).indexed);
  const { index, ...rest } = JSON.parse(JSON.stringify(own)) as ReturnType<typeof own.toJSON>;
  const once = (index as unknown as [string, Record<string, Record<string, number>>][]).map(([term, fields]) => [
    term,
    Object.fromEntries(
      Object.entries(fields).map(([field, ids]) => [field, Object.fromEntries(Object.keys(ids).map((id) => [id, 1]))]),
    ),
  ]);
  const byTerm = ([a]: unknown[], [b]: unknown[]) => (String(a) < String(b) ? -1 : 1);
  const { plain } = await unpackIndex(packIndex([pages]).map(({ part }) => part));
  const unpacked = JSON.parse(JSON.stringify(plain)) as typeof plain;
  expect((unpacked.index as unknown as unknown[][]).sort(byTerm)).toEqual(once.sort(byTerm));
  expect(Object.keys(unpacked).sort()).toEqual([...Object.keys(rest), 'index'].sort());
  expect(unpacked).toMatchObject({ documentCount: 2, fieldIds: rest.fieldIds, serializationVersion: 2 });
});

it('writes a term that parts share once', async () => {
  const parts = packIndex([pages, [searchPage('/c/', 'Study', 'One group for surveys.')]]).map(({ part }) => part);
  expect(parts[1]?.terms).not.toContain('survey');
  const { counts } = await unpackIndex(parts);
  // Once in a title, once in the text below it, and once in a text of the second part.
  expect(counts.get('survei')).toBe(3);
});

const { plain, counts } = await unpackIndex(packIndex([pages]).map(({ part }) => part));

describe('the lexicon', () => {
  const lexicon = new Lexicon(MiniSearch.loadJS(plain, SEARCH_OPTIONS), counts);

  it('completes an unfinished word, with the term in the most sections first', () => {
    expect(lexicon.completions('part')).toEqual(['particip']);
    expect(lexicon.completions('participan')).toEqual(['particip']);
    expect(lexicon.completions('zz')).toEqual([]);
  });

  it.each([
    ['surveysy', 'surveys'],
    ['survesy', 'surveys'],
    ['partcipant', 'participant'],
    ['peopel', 'people'],
  ])('corrects %s to %s', (typed, word) => {
    expect(lexicon.corrections(typed)).toContain(word);
  });

  it.each(['add', 'phq8', 'garden'])('does not correct %s', (typed) => {
    expect(lexicon.corrections(typed)).toEqual([]);
  });
});
