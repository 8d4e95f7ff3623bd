import { defaultAnalyzer } from '@/lib/search/engine/analysis';
import { pageEntryId, sectionEntryId } from '@/lib/search/engine/index-files';
import { PhraseIndex } from '@/lib/search/engine/phrase-index';

const [APP, SERVER] = [0, 1];
const entry = (pageIndex: number, section: number | null, ...phrases: string[]) => ({
  id: section === null ? pageEntryId(pageIndex) : sectionEntryId(pageIndex, section),
  pageIndex,
  keywords: phrases.join('\n'),
});
const phrases = new PhraseIndex(
  [
    entry(APP, null, 'get the app', 'log out', 'my phone', 'lost my phone'),
    entry(APP, 1, 'sign in'),
    entry(SERVER, null, 'run a server', 'server log'),
    entry(SERVER, 1, 'read the log', 'read'),
    entry(SERVER, 2, 'phone home'),
  ],
  defaultAnalyzer,
);

const match = (
  word: string,
  { pairs = [] as string[], weight = 1, stems = [defaultAnalyzer.stem(word) ?? word] } = {},
) => ({
  word,
  weight,
  pairs,
  isRequired: false,
  byEntry: new Map(),
  stems: new Set(stems),
});

const evidence = (page: number, section: number, ...matches: ReturnType<typeof match>[]) => {
  const found = phrases.evidenceFor(matches);
  return (found.get(pageEntryId(page)) ?? 0) + (found.get(sectionEntryId(page, section)) ?? 0);
};

it.each([
  ['the page whose phrases have the word more often', [match('server')], [SERVER, 0], [APP, 0]],
  ['a page where it follows the same word', [match('log', { pairs: [' log out'] })], [APP, 0], [SERVER, 0]],
  ['the section that has the word', [match('read')], [SERVER, 1], [SERVER, 0]],
  ['a phrase that is the query', [match('lost'), match('phone')], [APP, 0], [SERVER, 2]],
  ['any of the stems that a word may mean', [match('serv', { stems: ['server', 'servic'] })], [SERVER, 0], [APP, 0]],
] as const)('counts %s', (_, matches, [page, section], [otherPage, otherSection]) => {
  expect(evidence(page, section, ...matches)).toBeGreaterThan(evidence(otherPage, otherSection, ...matches));
});

it('compares mostly the words that say what a query is about', () => {
  const nearly = (weight: number) => evidence(SERVER, 2, match('phone'), match('home'), match('explain', { weight }));
  expect(nearly(0.2)).toBeGreaterThan(nearly(1));
});
