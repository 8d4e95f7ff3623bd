import { sayInEnglish } from '@/lib/settings/say';
import { act, screen } from '@testing-library/react';
import { enhanceCodeBlocks } from '@/components/client/content/code-blocks';
import { enhanceCopyBoxes } from '@/components/client/content/copy-boxes';

const SAMPLE = `curl -L 'https://api.example.org/' \\\n-d '{"a": 1}'`;

let copied: string[];

beforeEach(() => {
  jest.useFakeTimers();
  copied = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  document.body.innerHTML = `
    <div class="endpoint" data-copy="/study/{id}" data-copy-label="Copy path"><code>/study/{id}</code></div>
    <div data-copy-sample>
      <div class="sample-head"></div>
      <figure class="code"><pre><code></code></pre></figure>
    </div>`;
  const code = document.querySelector('pre code');
  if (code) code.textContent = SAMPLE;
  enhanceCodeBlocks(document, sayInEnglish);
  enhanceCopyBoxes(document, sayInEnglish);
});
afterEach(() => jest.useRealTimers());

const click = async (button: HTMLElement) => {
  await act(async () => button.click());
};

test('B-122: Copy copies the sample to the clipboard and reads "Copied" for 2 s', async () => {
  const button = screen.getByRole('button', { name: 'Copy' });
  await click(button);
  expect(copied).toEqual([SAMPLE]);
  expect(button).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1900));
  expect(button).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(200));
  expect(button).toHaveTextContent('Copy');
});

test('a sample has one copy button, even if the page is enhanced twice', () => {
  enhanceCodeBlocks(document, sayInEnglish);
  enhanceCopyBoxes(document, sayInEnglish);
  expect(
    screen
      .getAllByRole('button', { name: /^Copy/ })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Copy path', 'Copy']);
});

test('a text box is copied as paragraphs and items, without line breaks from the source', async () => {
  document.body.innerHTML = `<section data-copy-text><p class="copy-text-title"><strong>Risks</strong></p>
    <div class="copy-text-body"><p>One  line\nof <a href="/faq/">text</a>.</p><ul><li>First</li><li>Second</li></ul></div></section>`;
  enhanceCopyBoxes(document, sayInEnglish);
  enhanceCopyBoxes(document, sayInEnglish);
  await click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toEqual(['One line of text.\n\nFirst\n\nSecond']);
});
