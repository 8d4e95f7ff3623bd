import { rehearse } from '@/components/client/search/rehearsal';
import { SearchSession } from '@/components/client/search/search-session';
import { buildIndexFiles } from '@/lib/search/index-files';
import { searchPage } from '../../search/search-page';

const { head, body } = buildIndexFiles([searchPage('/surveys/', 'Surveys'), searchPage('/maps/', 'Maps')], {});

/** A session that writes down what it is asked for. */
async function listening() {
  const session = await SearchSession.open(
    (async function* pieces() {
      yield* head;
    })(),
    <T>() => Promise.resolve(body as T),
    (error) => {
      throw error;
    },
  );
  await session.loadBody();
  const search = jest.spyOn(session, 'search');
  return { session, asked: () => search.mock.calls.map(([{ text }]) => text) };
}

/** Callbacks that wait for an idle moment, by their handles. */
const waiting = new Map<number, () => void>();
const idle = () => {
  const [first] = waiting;
  if (first) waiting.delete(first[0]);
  first?.[1]();
};
let handles = 0;

beforeEach(() => {
  waiting.clear();
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => {
      handles += 1;
      waiting.set(handles, callback);
      return handles;
    },
    cancelIdleCallback: (handle: number) => waiting.delete(handle),
  });
});

afterEach(() => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

it('searches for one letter in each idle moment, then for the pages found, rightly and wrongly typed, and ends', async () => {
  const { session, asked } = await listening();
  rehearse(session);
  expect(asked()).toEqual([]);
  idle();
  expect(asked()).toEqual(['a']);
  while (waiting.size) idle();
  expect(asked().slice(0, 26).join('')).toBe('abcdefghijklmnopqrstuvwxyz');
  expect(asked().slice(26)).toEqual(['Maps', 'Mas', 'Surveys', 'Suveys']);
});

it('stops when it is told to', async () => {
  const { session, asked } = await listening();
  const stop = rehearse(session);
  idle();
  stop();
  expect(waiting.size).toBe(0);
  idle();
  expect(asked()).toEqual(['a']);
});

it('does nothing where a browser cannot tell when it is idle', async () => {
  Reflect.deleteProperty(window, 'requestIdleCallback');
  const { session, asked } = await listening();
  rehearse(session)();
  expect(asked()).toEqual([]);
});
