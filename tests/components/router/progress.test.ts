import { endProgress, PROGRESS_DELAY_MS, startProgress } from '@/components/client/router/progress';

const bar = () => document.querySelector('#nprogress .bar');
const shift = () => Number(/translate3d\((-?[\d.]+)%/.exec((bar() as HTMLElement).style.transform)?.[1]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  endProgress();
  jest.runAllTimers();
  jest.useRealTimers();
});

it('shows nothing at 199 ms and a bar at 200 ms', () => {
  expect(PROGRESS_DELAY_MS).toBe(200);
  startProgress('Loading page');
  jest.advanceTimersByTime(199);
  expect(bar()).toBeNull();
  jest.advanceTimersByTime(1);
  expect(bar()).not.toBeNull();
  expect(bar()?.getAttribute('role')).toBe('progressbar');
  expect(bar()?.getAttribute('aria-label')).toBe('Loading page');
  expect(shift()).toBeCloseTo(-92);
});

it('grows every 800 ms and never reaches the end on its own', () => {
  startProgress('Loading page');
  jest.advanceTimersByTime(200);
  const start = shift();
  jest.advanceTimersByTime(8000);
  expect(shift()).toBeGreaterThan(start);
  jest.advanceTimersByTime(800 * 500);
  expect(shift()).toBeLessThanOrEqual(-0.6);
});

it('fills up, fades, and leaves nothing behind when it ends', () => {
  startProgress('Loading page');
  jest.advanceTimersByTime(300);
  endProgress();
  expect(shift()).toBe(0);
  jest.advanceTimersByTime(399);
  expect(bar()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(bar()).toBeNull();
});
