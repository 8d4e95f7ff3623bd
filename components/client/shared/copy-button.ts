import { Check, Copy, createElement, type IconNode } from 'lucide';
import { inEnglish, type Translate } from '@/lib/settings/translate';
import { createButton } from './create-button';

const COPIED_MS = 1000;
/** Text buttons show their changed label longer, because it must be read. */
const WORD_COPIED_MS = 2000;

/** An icon of the set, for buttons that scripts make. */
export const createIcon = (node: IconNode) => createElement(node, { width: 20, height: 20, 'aria-hidden': 'true' });

/** A copy button that briefly confirms success. With `showsName`, it has its name instead of an icon. */
export function createCopyButton(
  text: () => string,
  options: { name: string; title?: string; showsName?: boolean; t?: Translate },
): HTMLButtonElement {
  const { name, title = name, showsName = false, t = inEnglish } = options;
  const button = createButton({ className: showsName ? 'copy-button' : 'code-button' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (isDone: boolean) => {
    button.classList.toggle('copied', isDone);
    if (showsName) {
      button.textContent = isDone ? t('Copied') : name;
      return;
    }
    button.replaceChildren(createIcon(isDone ? Check : Copy));
    button.setAttribute('aria-label', isDone ? t('Copied') : name);
    button.title = isDone ? t('Copied') : title;
  };
  show(false);
  button.addEventListener('click', async () => {
    // The clipboard needs HTTPS; without it, or if the browser refuses, don't report success.
    const isCopied = await navigator.clipboard?.writeText(text()).then(
      () => true,
      () => false,
    );
    if (!isCopied) return;
    show(true);
    clearTimeout(timer);
    timer = setTimeout(() => show(false), showsName ? WORD_COPIED_MS : COPIED_MS);
  });
  return button;
}
