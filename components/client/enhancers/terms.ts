import { closestTo } from '@/lib/browser/closest-to';
import type { Translate } from '@/lib/settings/translate';
import { isPlainClick } from '../shared/plain-click';

/**
 * Glossary words show their meaning in a small popover on press and on keyboard focus. The browser closes it on
 * Escape and on a tap outside. Without JavaScript, and in browsers without popovers, the words are links to their
 * entries.
 */
export function watchTerms(t: Translate, signal: AbortSignal): void {
  const note = document.createElement('span');
  // Browsers without popovers follow the link.
  if (!('popover' in note)) return;
  note.className = 'term-note box lifted';
  note.popover = 'auto';
  note.id = 'term-note';
  let shown: HTMLAnchorElement | null = null;
  let isClosing = false;

  const show = (term: HTMLAnchorElement) => {
    if (shown === term && note.matches(':popover-open')) return;
    const link = document.createElement('a');
    link.href = term.href;
    link.textContent = t('Open in the glossary');
    note.replaceChildren(`${term.dataset.meaning} `, link);
    // After the word, so that Tab moves to the link in the note next.
    term.after(note);
    shown = term;
    term.setAttribute('aria-describedby', note.id);
    note.showPopover();
    placeNote(term, note);
  };
  const termOf = (event: Event) => closestTo<HTMLAnchorElement>(event, 'a.term');

  const onClick = (event: MouseEvent) => {
    const term = termOf(event);
    if (!term || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    show(term);
  };
  const onFocus = (event: FocusEvent) => {
    // When Escape closes the note, the browser returns the focus to the word.
    if (isClosing) return;
    const term = termOf(event);
    if (term?.matches(':focus-visible')) show(term);
    else if (!note.contains(event.target as Node) && note.matches(':popover-open')) note.hidePopover();
  };
  note.addEventListener('beforetoggle', (event) => {
    isClosing = event.newState === 'closed';
  });
  note.addEventListener('toggle', (event) => {
    if (event.newState !== 'closed') return;
    isClosing = false;
    shown?.removeAttribute('aria-describedby');
    shown = null;
  });
  // Runs before the navigation listener.
  document.addEventListener('click', onClick, { capture: true, signal });
  document.addEventListener('focusin', onFocus, { signal });
  signal.addEventListener('abort', () => note.remove());
}

/** Places the note below its word, or above if it does not fit, inside the window. */
function placeNote(term: Element, note: HTMLElement): void {
  const line = [...term.getClientRects()].at(-1) ?? term.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const below = line.bottom + 6;
  const top = below + height > innerHeight ? line.top - height - 6 : below;
  note.style.top = `${Math.max(8, top)}px`;
  note.style.left = `${Math.max(8, Math.min(line.left, document.documentElement.clientWidth - width - 8))}px`;
}
