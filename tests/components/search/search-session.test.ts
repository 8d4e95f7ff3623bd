import { openSearch } from '@/components/client/search/search-session';
import { searchFilesFrom } from '@/lib/search/build/search-files';
import { defaultAnalyzer } from '@/lib/search/engine/analysis';
import { pageToIndex } from '../../search/example-index';

const pages = [
  pageToIndex('/faq', 'Questions', 'Sleep at night.'),
  pageToIndex('/using/sleep', 'Sleep', 'How long.'),
  pageToIndex('/using/night', 'Nights', 'How to sleep.'),
  pageToIndex('/app/rest', 'Rest', 'Lie down.', { keywords: ['sleep'] }),
];
const files: Record<string, unknown> = searchFilesFrom(pages, 'en', defaultAnalyzer);

const WORDS = 'search-text/words-en.json';

/** Opens search whose words arrive, or fail to, when the test says so. */
async function open() {
  const requests: string[] = [];
  let settle: { send: () => void; fail: (error: Error) => void };
  const held = new Promise<void>((send, fail) => (settle = { send, fail }));
  const session = await openSearch(async <T>(file: string) => {
    requests.push(file);
    if (file === WORDS) await held;
    return files[file] as T;
  }, 'en');
  const found = () => session.search({ query: 'sleep', limit: 8 }).results.map(({ path }) => path);
  return { ...settle!, requests, session, found };
}

it('answers from names first, and then from all words', async () => {
  const { send, requests, session, found } = await open();
  const more = jest.fn();
  session.listen(more);
  expect([found(), session.isFinal]).toEqual([['/using/sleep'], false]);
  send();
  await session.whenFinal;
  expect([found().length, session.isFinal, more.mock.calls.length]).toEqual([2, true, 1]);
  expect(requests).toEqual(['search-index.json', WORDS]);
});

it('still finds names if the words fail to load', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { fail, session, found } = await open();
  fail(new Error('gone'));
  await session.whenFinal;
  expect(found()).toEqual(['/using/sleep']);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
