import { openSearch, type SearchSession } from '@/components/client/search/search-session';
import { searchFilesFrom } from '@/lib/search/build/search-files';
import { defaultAnalyzer } from '@/lib/search/engine/analysis';
import { pageToIndex } from '../../search/page-to-index';

const pages = [
  pageToIndex('/faq', 'Questions', 'Sleep at night.'),
  pageToIndex('/using/sleep', 'Sleep', 'How long.'),
  pageToIndex('/using/night', 'Nights', 'How to sleep.'),
  pageToIndex('/app/rest', 'Rest', 'Lie down.', { keywords: ['sleep'] }),
];
const files: Record<string, unknown> = searchFilesFrom(pages, 'en', defaultAnalyzer);

let requests: string[];
let broken: string[];
/** Holds back the words. */
let held: Promise<void>;
const fetchFile = async <T>(file: string) => {
  requests.push(file);
  if (file.includes('words')) await held;
  if (broken.includes(file)) throw new Error(`${file} is gone.`);
  return files[file] as T;
};
const find = (session: SearchSession, onlyFolder = '') =>
  session.search({ query: 'sleep', limit: 8, onlyFolder }).results;

beforeEach(() => {
  requests = [];
  broken = [];
  held = Promise.resolve();
});

const untilMore = (session: SearchSession) => new Promise<void>((resolve) => void session.listen(resolve));

/** Opens search, and waits for all words. */
async function openWhole(language = 'en'): Promise<SearchSession> {
  const session = await openSearch(fetchFile, language);
  while (!session.isFinal) await untilMore(session);
  return session;
}

it('answers from names first, and then from all words', async () => {
  let send = () => {};
  held = new Promise((resolve) => (send = resolve));
  const session = await openSearch(fetchFile, 'en');
  expect(find(session).map(({ path }) => path)).toEqual(['/using/sleep']);
  expect(session.isFinal).toBe(false);
  send();
  await untilMore(session);
  expect(session.isFinal).toBe(true);
  expect(find(session)).toHaveLength(2);
  expect(requests).toEqual(['search-index.json', 'search-text/words-en.json']);
});

it('still finds names if the words fail to load', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  broken = ['search-text/words-en.json'];
  expect(find(await openWhole())).toHaveLength(1);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
