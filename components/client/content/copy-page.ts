import type { Say } from '@/lib/settings/say';
import { copyText } from './code-blocks';

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

/** "Copy page" buttons (`data-copy-page` is the address of the page's Markdown). Returns a cleanup function. */
export function watchCopyPage(say: Say): () => void {
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
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
