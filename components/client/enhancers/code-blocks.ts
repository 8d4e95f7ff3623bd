import { WrapText } from 'lucide';
import type { Translate } from '@/lib/settings/translate';
import { createIcon, createCopyButton } from '../shared/copy-button';
import { createButton } from '../shared/create-button';
import { areWide } from './are-wide';

/** Adds copy and word-wrap buttons to a code block, or to the sample (`data-copy-sample`) around it. */
export function enhanceCodeBlock(figure: HTMLElement, t: Translate): void {
  const pre = figure.querySelector('pre');
  const code = pre?.querySelector('code');
  if (!pre || !code) return;
  const readSource = () => code.textContent ?? '';
  const head = figure.closest('[data-copy-sample]')?.querySelector('.sample-head');
  if (head) {
    // Samples wrap from the start, and have their buttons in the header, where they cover nothing.
    const copyButton = createCopyButton(readSource, { name: t('Copy'), showsName: true, t });
    head.append(createWrapButton(pre, code, true, t), copyButton);
    return;
  }
  const buttons = document.createElement('div');
  buttons.className = 'code-buttons';
  buttons.append(
    createWrapButton(pre, code, false, t),
    createCopyButton(readSource, { name: t('Copy code to clipboard'), title: t('Copy'), t }),
  );
  figure.append(buttons);
}

const wrapButtons = new WeakMap<Element, HTMLButtonElement>();
let sizes: ResizeObserver | undefined;

/** Shows the buttons of blocks with a line that is too long, or was before it was wrapped. */
function showWrapButtons(entries: ResizeObserverEntry[]): void {
  const isWide = areWide(entries);
  entries.forEach(({ target }, index) => {
    const button = wrapButtons.get(target);
    if (button) button.hidden = !isWide[index] && button.getAttribute('aria-pressed') === 'false';
  });
}

function createWrapButton(pre: HTMLElement, code: HTMLElement, isWrapped: boolean, t: Translate): HTMLButtonElement {
  const button = createButton({ className: 'code-button', title: t('Toggle word wrap') });
  button.setAttribute('aria-label', t('Toggle word wrap'));
  button.setAttribute('aria-pressed', String(isWrapped));
  button.replaceChildren(createIcon(WrapText));
  button.hidden = !isWrapped;
  button.addEventListener('click', () => {
    isWrapped = !isWrapped;
    code.style.whiteSpace = isWrapped ? 'pre-wrap' : 'pre';
    code.style.overflowWrap = isWrapped ? 'anywhere' : '';
    button.setAttribute('aria-pressed', String(isWrapped));
  });
  wrapButtons.set(pre, button);
  // Also fires when the window or a hidden tab panel around the block changes size.
  sizes ??= new ResizeObserver(showWrapButtons);
  sizes.observe(pre);
  return button;
}
