import { sayInEnglish } from '@/lib/settings/say';
import { watchCopyPage } from '@/components/client/content/copy-boxes';

const written: string[] = [];
let page: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  written.length = 0;
  document.body.innerHTML = '<button data-copy-page="/faq.md">Copy page</button>';
  Object.assign(navigator, { clipboard: { writeText: async (text: string) => void written.push(text) } });
  page = new AbortController();
  watchCopyPage(sayInEnglish, page.signal);
});
afterEach(() => {
  page.abort();
  jest.useRealTimers();
});

const button = (): HTMLElement => document.querySelector('button') as HTMLElement;
const answer = (ok: boolean) => {
  globalThis.fetch = jest.fn(async () => ({ ok, status: ok ? 200 : 404, text: async () => '# FAQ' }) as Response);
};
const settle = () => jest.advanceTimersByTimeAsync(10);

it('copies the Markdown of the page, confirms it, and resets after two seconds', async () => {
  answer(true);
  button().click();
  await settle();
  expect(globalThis.fetch).toHaveBeenCalledWith('/faq.md');
  expect(written).toEqual(['# FAQ']);
  expect(button().textContent).toBe('Copied');
  await jest.advanceTimersByTimeAsync(2000);
  expect(button().textContent).toBe('Copy page');
});

it('says when copying failed', async () => {
  answer(false);
  button().click();
  await settle();
  expect(written).toEqual([]);
  expect(button().textContent).toBe('Couldn’t copy. Open Markdown.');
});
