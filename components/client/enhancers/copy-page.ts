import { copyText } from './code-blocks';

/** The answer stands this long (ms) on the button. */
const ANSWER_FOR = 2000;

const text = async (address: string): Promise<string> => {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
};

/** Fetches a text and puts it on the clipboard; false when either fails. */
async function copyFrom(address: string): Promise<boolean> {
  const content = text(address);
  try {
    // The promise is handed over at once: Safari takes a copy only from within the click itself.
    const blob = content.then((value) => new Blob([value], { type: 'text/plain' }));
    // Where there is no such interface nobody waits for this promise.
    blob.catch(() => {});
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return content.then(copyText, () => false);
  }
}

/** "Copy page" buttons (`data-copy-page` holds the address of the page's Markdown). Returns how to stop. */
export function watchCopyPage(): () => void {
  const timers = new WeakMap<HTMLElement, ReturnType<typeof setTimeout>>();
  const onClick = async (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy-page]') : null;
    if (!button) return;
    const idle = (button.dataset.idle ??= button.textContent ?? '');
    clearTimeout(timers.get(button));
    button.textContent = (await copyFrom(button.dataset.copyPage ?? '')) ? 'Copied' : 'Not copied';
    timers.set(
      button,
      setTimeout(() => (button.textContent = idle), ANSWER_FOR),
    );
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
