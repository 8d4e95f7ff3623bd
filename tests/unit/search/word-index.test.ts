import { indexParts } from '@/lib/search/build/index-parts';
import { FIELDS, ownAnalyzer } from '@/lib/search/engine/analysis';
import { WordIndex } from '@/lib/search/engine/word-index';
import { searchPage } from '../../search/search-page';

const pages = [
  searchPage('/a/', 'Participants', 'Add a participant to a study.', { keywords: 'people' }),
  searchPage('/b/', 'Surveys', 'Build surveys for each participant; participants answer.'),
];
const more = [searchPage('/c/', 'Study', 'One group for surveys.')];

async function indexOf(...groups: (typeof pages)[]): Promise<WordIndex> {
  const index = new WordIndex(ownAnalyzer);
  for (const part of indexParts(groups)) await index.add(JSON.parse(JSON.stringify(part)) as typeof part);
  return index;
}

/** The sections that have a term, by field; fields without the term are left out. */
const fieldsWith = (index: WordIndex, term: string) =>
  Object.fromEntries(
    FIELDS.map((field) => [field, index.places(term)[field]] as const).filter(([, ids]) => ids.length),
  );

it('knows in which field of which section each word occurs, whatever its ending', async () => {
  const index = await indexOf(pages);
  expect(fieldsWith(index, 'particip')).toEqual({ name: [0], text: [0, 1] });
  expect(fieldsWith(index, 'peopl')).toEqual({ readerWords: [0] });
  expect(fieldsWith(index, 'garden')).toEqual({});
});

it('numbers the sections of another part after those of the first', async () => {
  const index = await indexOf(pages, more);
  expect(fieldsWith(index, 'survei')).toEqual({ name: [1], text: [1, 2] });
  expect(fieldsWith(index, 'group')).toEqual({ text: [2] });
  expect(index.pages.url).toEqual(['/a/', '/b/', '/c/']);
});

it('writes a word that parts share once, and one that only one part has with that part', () => {
  const texts = [searchPage('/a/', 'A', 'One survey.')];
  const others = [searchPage('/b/', 'B', 'Surveys for one group.')];
  expect(indexParts([texts, others]).map(({ words }) => words)).toEqual(['survey', 'group']);
});

it('writes no word that a name or phrase has', () => {
  const sections = [{ heading: 'Add people', hash: 'add-people', text: 'Enrolled.', code: [], readerWords: 'enroll' }];
  const [part] = indexParts([[searchPage('/a/', 'A', 'Peoples enroll.', { sections })]]);
  expect(part).toMatchObject({ words: '' });
});

describe('a typed word', () => {
  it('is completed to terms, the most frequent first', async () => {
    const index = await indexOf(pages);
    expect(index.completions('part')).toEqual(['particip']);
    expect(index.completions('participan')).toEqual(['particip']);
    expect(index.completions('s')).toEqual(['survei', 'studi']);
    expect(index.completions('zz')).toEqual([]);
  });

  it.each([
    ['surveysy', 'surveys'],
    ['survesy', 'surveys'],
    ['partcipants', 'participants'],
    ['peopel', 'people'],
  ])('is corrected: %s to %s', async (typed, word) => {
    expect((await indexOf(pages)).corrections(typed)).toContain(word);
  });

  it('is corrected if it has three letters, but not if it has two', async () => {
    const index = await indexOf([searchPage('/log/', 'Log out')]);
    expect([index.corrections('lgo'), index.corrections('lo')]).toEqual([['log'], []]);
  });

  it.each(['add', 'phq8', 'garden'])('is not corrected: %s', async (typed) => {
    expect((await indexOf(pages)).corrections(typed)).toEqual([]);
  });
});
