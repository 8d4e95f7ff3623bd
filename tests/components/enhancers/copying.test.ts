/** Copy buttons of code, samples, and texts to adapt. */
import { screen } from '@testing-library/react';
import { enhanceContent } from '@/components/client/enhancers/enhance-content';
import { inEnglish } from '@/lib/settings/translate';

let copied: string[];

const setClipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
const passes = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);
const names = () =>
  screen.getAllByRole('button', { name: /^Cop/ }).map((element) => element.ariaLabel ?? element.textContent);

/** Shows a page, of which the app takes care twice, as after a page turn and Back. */
function show(html: string): void {
  document.body.innerHTML = html;
  for (let times = 0; times < 2; times++) enhanceContent(inEnglish, new AbortController().signal);
}

async function click(name: string): Promise<void> {
  screen.getByRole('button', { name }).click();
  await passes(10);
}

beforeEach(() => {
  jest.useFakeTimers();
  copied = [];
  setClipboard({ writeText: async (text: string) => void copied.push(text) });
});
afterEach(() => jest.useRealTimers());

const CODE =
  '<figure class="code"><pre><code><span class="line">a</span>\n<span class="line">b</span></code></pre></figure>';

it('code is copied as it stands, and its button confirms it for a second', async () => {
  show(CODE);
  await click('Copy code to clipboard');
  expect(copied).toEqual(['a\nb']);
  await passes(980);
  expect(names()).toEqual(['Copied']);
  await passes(10);
  expect(names()).toEqual(['Copy code to clipboard']);
});

it.each([undefined, { writeText: () => Promise.reject(new Error('denied')) }])(
  'claims nothing if the clipboard is %p',
  async (clipboard) => {
    setClipboard(clipboard);
    show(CODE);
    await click('Copy code to clipboard');
    expect(names()).toEqual(['Copy code to clipboard']);
  },
);

it('a sample has one button, which copies it and reads "Copied" for 2 s, and its path has another', async () => {
  show(`<div class="endpoint" data-copy="/study/{id}" data-copy-label="Copy path"><code>/study/{id}</code></div>
    <div data-copy-sample><div class="sample-head"></div>${CODE}</div>`);
  expect(names()).toEqual(['Copy path', 'Copy']);
  await click('Copy path');
  await click('Copy');
  expect(copied).toEqual(['/study/{id}', 'a\nb']);
  await passes(1980);
  expect(names()[1]).toBe('Copied');
  await passes(10);
  expect(names()[1]).toBe('Copy');
});

it('a text to adapt is copied as paragraphs and items, without line breaks from the source', async () => {
  show(`<section data-copy-text><p class="copy-text-title"><strong>Risks</strong></p>
    <div class="copy-text-body"><p>One  line\nof <a href="/faq/">text</a>.</p><ul><li>First</li><li>Second</li></ul></div></section>`);
  await click('Copy');
  expect(copied).toEqual(['One line of text.\n\nFirst\n\nSecond']);
});
