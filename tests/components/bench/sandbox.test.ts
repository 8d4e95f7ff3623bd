import { closeSandbox, run, TIME_LIMIT, TimeLimitError, type ToWorker } from '@/components/client/bench/sandbox';

/** Workers that were started; they answer only what a test tells them to. */
const workers: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  readonly asked: ToWorker[] = [];
  isStopped = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(ask: ToWorker): void {
    this.asked.push(ask);
  }
  terminate(): void {
    this.isStopped = true;
  }
  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: message }));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  workers.length = 0;
  Object.assign(globalThis, {
    Worker: FakeWorker,
    fetch: async () => ({ ok: true, text: async () => '{"openapi":"3.0.3"}' }),
  });
});
afterEach(() => {
  closeSandbox();
  jest.useRealTimers();
});

const ask = (text: string) => run({ kind: 'query', text });
/** Lets the description arrive and the question reach the worker. */
const arrive = () => jest.advanceTimersByTimeAsync(0);

it('asks one worker, which gets the description only once, and hands each answer to who asked', async () => {
  const first = ask('1');
  const second = ask('2');
  await arrive();
  expect(workers).toHaveLength(1);
  const [{ id: one, description }, { id: two, description: again }] = workers[0]!.asked as [ToWorker, ToWorker];
  expect([description, again]).toEqual(['{"openapi":"3.0.3"}', undefined]);
  workers[0]!.say({ id: two, answer: { value: 2 } });
  workers[0]!.say({ id: one, answer: { value: 1 } });
  expect(await Promise.all([first, second])).toEqual([{ value: 1 }, { value: 2 }]);
});

it('stops what takes longer than two seconds, not counting the time to load, and starts anew', async () => {
  const endless = expect(ask('endless')).rejects.toThrow(TimeLimitError);
  await arrive();
  await jest.advanceTimersByTimeAsync(10 * TIME_LIMIT);
  expect(workers[0]!.isStopped).toBe(false);
  workers[0]!.say({ id: workers[0]!.asked[0]!.id, ready: true });
  await jest.advanceTimersByTimeAsync(TIME_LIMIT);
  await endless;
  expect(workers[0]!.isStopped).toBe(true);
  const next = ask('1');
  await arrive();
  expect(workers[1]!.asked[0]).toMatchObject({ description: '{"openapi":"3.0.3"}' });
  workers[1]!.say({ id: workers[1]!.asked[0]!.id, answer: { value: 1 } });
  expect(await next).toEqual({ value: 1 });
});

it('rejects everything that waits if the worker fails or the reader leaves', async () => {
  const failing = expect(ask('1')).rejects.toThrow('could not be loaded');
  await arrive();
  workers[0]!.dispatchEvent(new ErrorEvent('error', { cancelable: true }));
  await failing;
  const left = expect(ask('1')).rejects.toThrow('The sample was stopped.');
  await arrive();
  closeSandbox();
  await left;
  expect(workers.map(({ isStopped }) => isStopped)).toEqual([true, true]);
});
