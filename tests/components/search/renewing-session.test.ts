import { CONTENT_CHANGED, renewingSession } from '@/components/client/preview/renewing-session';
import { SearchSession } from '@/components/client/search/search-session';
import { packIndex } from '@/lib/search/build/pack-index';
import { waitFor } from '@testing-library/dom';
import { searchPage } from '../../search/search-page';

let text: string;
let isThere: boolean;
const open = () =>
  new SearchSession(async <T>(file: string) => {
    if (!isThere) throw new Error(`${file} is gone.`);
    const [index] = packIndex([[searchPage('/faq/', 'Questions', text)]]);
    return (file.includes('text') ? index?.texts : index?.part) as T;
  }, []);
const finds = (session: SearchSession, word: string) => session.search({ text: word, limit: 8 }).results.length > 0;

beforeEach(() => {
  text = 'Sleep at night.';
  isThere = true;
});

it('answers from the current pages after a change, and notifies its listeners', async () => {
  const session = renewingSession(open);
  await session.load('');
  expect(finds(session, 'zeppelin')).toBe(false);
  const revisions = [session.revision];
  session.listen(() => revisions.push(session.revision));
  text = 'A zeppelin flies.';
  window.dispatchEvent(new Event(CONTENT_CHANGED));
  expect(finds(session, 'sleep')).toBe(true);
  await waitFor(() => expect(finds(session, 'zeppelin')).toBe(true));
  expect(finds(session, 'sleep')).toBe(false);
  expect(new Set(revisions).size).toBe(revisions.length);
  expect(revisions.length).toBeGreaterThan(1);
});

it('answers as before while there is no new index', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const session = renewingSession(open);
  await session.load('');
  isThere = false;
  window.dispatchEvent(new Event(CONTENT_CHANGED));
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(finds(session, 'sleep')).toBe(true);
  warn.mockRestore();
});
