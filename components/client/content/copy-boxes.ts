import type { Say } from '@/lib/settings/say';
import { copyText, makeCopyButton } from './code-blocks';

/** Paragraphs and items of a text, with a blank line between paragraphs; line breaks from the source are removed. */
function plainText(body: Element): string {
  const blocks = [...body.querySelectorAll('p, li')].filter((block) => !block.querySelector('p, li'));
  return blocks.map((block) => (block.textContent ?? '').replace(/\s+/g, ' ').trim()).join('\n\n');
}

/** Boxes that already have a button. */
const ready = new WeakSet<Element>();

/**
 * Adds copy buttons for samples (`data-copy-sample`, in their header), texts (`data-copy-text`), and single values
 * (`data-copy`).
 */
export function enhanceCopyBoxes(root: ParentNode, say: Say): void {
  for (const sample of root.querySelectorAll<HTMLElement>('[data-copy-sample]')) {
    const head = sample.querySelector('.sample-head');
    const code = sample.querySelector('code');
    if (!head || !code || ready.has(sample)) continue;
    ready.add(sample);
    head.append(makeCopyButton(() => code.textContent ?? '', { idle: say('Copy'), words: true, say }));
  }
  for (const text of root.querySelectorAll<HTMLElement>('[data-copy-text]')) {
    const title = text.querySelector('.copy-text-title');
    const body = text.querySelector('.copy-text-body');
    if (!title || !body || ready.has(text)) continue;
    ready.add(text);
    const button = makeCopyButton(() => plainText(body), { idle: say('Copy'), words: true, say });
    title.append(button);
  }
  for (const box of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    const { copy = '', copyLabel = say('Copy') } = box.dataset;
    if (ready.has(box)) continue;
    ready.add(box);
    box.append(makeCopyButton(() => copy, { idle: copyLabel, say }));
  }
}

/** How long (ms) the button shows the outcome. */
const ANSWER_FOR = 2000;

const text = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
};

/** Fetches a text and copies it to the clipboard; false if either fails. */
async function copyFrom(address: string): Promise<boolean> {
  const content = text(address);
  try {
    // Pass the promise immediately: Safari allows copying only within the click itself.
    const blob = content.then((value) => new Blob([value], { type: 'text/plain' }));
    // Without this API, nothing awaits the promise.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return content.then(copyText, () => false);
  }
}

/** "Copy page" buttons (`data-copy-page` is the address of the page's Markdown). */
export function watchCopyPage(say: Say, signal: AbortSignal): void {
  const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
  const onClick = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy-page]') : null;
    if (!button) return;
    const idle = (button.dataset.idle ??= button.textContent ?? '');
    clearTimeout(timers.get(button));
    button.textContent = (await copyFrom(button.dataset.copyPage ?? ''))
      ? say('Copied')
      : say('Couldn’t copy. Open Markdown.');
    timers.set(
      button,
      setTimeout(() => (button.textContent = idle), ANSWER_FOR),
    );
  };
  document.addEventListener('click', onClick, { signal });
}
