import { closestTo } from '@/lib/browser/closest-to';
import { isPlainClick } from '../shared/plain-click';

/** Moves the focus to what a skip link names, or to the page's content, without adding a hash to the address. */
export function watchSkipLinks(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    const link = closestTo<HTMLAnchorElement>(event, '[data-skip]');
    if (!link) return;
    event.preventDefault();
    const target = document.querySelector<HTMLElement>(link.hash) ?? document.getElementById('main-content-fallback');
    if (!target) return;
    target.setAttribute('tabindex', '-1');
    target.focus();
    if (target.matches('main, #main-content-fallback')) target.scrollIntoView();
  };
  document.addEventListener('click', onClick, { signal });
}

/** Buttons that lead to the search page move the focus to the search field, unless the click opens another tab. */
export function watchSearchButtons(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !closestTo(event, '[data-focus-search]')) return;
    const field = document.querySelector<HTMLInputElement>('.search-input');
    if (!field?.getClientRects().length) return;
    event.preventDefault();
    field.focus();
  };
  // Runs before the navigation listener.
  document.addEventListener('click', onClick, { capture: true, signal });
}
