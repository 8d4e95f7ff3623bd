import { SITE_EVENTS } from '@/lib/browser/site-events';
import type { Translate } from '@/lib/settings/translate';
import { animateCollapse, setCollapsed } from '../shared/collapse';
import { createButton } from '../shared/create-button';
import { targetOf } from '../shared/target-of';

/** Opens the details that hold what the address names, now and whenever the address changes. */
export function watchDetails(signal: AbortSignal): void {
  const open = () => targetOf(window.location.hash)?.closest('details')?.setAttribute('open', '');
  open();
  window.addEventListener(SITE_EVENTS.location, open, { signal });
}

/** A box with a button that opens a panel named by `aria-controls`, collapsed at first. */
export function enhanceCollapsible(box: HTMLElement): void {
  const button = box.querySelector<HTMLButtonElement>('button[aria-controls]');
  const panel = button && document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!button || !panel) return;
  box.dataset.ready = '';
  let isCollapsed = true;
  setCollapsed(panel, true);
  button.addEventListener('click', () => {
    isCollapsed = !isCollapsed;
    button.setAttribute('aria-expanded', String(!isCollapsed));
    animateCollapse(panel, isCollapsed);
  });
}

/** On phones, the words of a heading open the rows below it; the first start open, and without a script, all do. */
export function enhanceRows(group: HTMLElement, _: Translate, index: number): void {
  group.dataset.ready = '';
  const heading = group.querySelector('h3, p');
  const list = group.querySelector('ul');
  if (!window.matchMedia('(max-width: 767px)').matches || !heading || !list) return;
  const button = createButton();
  // One control can't hold another: the link to the heading stays beside the button, and of a link to a page, its words.
  const link = heading.querySelector('a:not(.hash-link)');
  link?.replaceWith(...link.childNodes);
  button.append(...[...heading.childNodes].filter((node) => !(node instanceof HTMLAnchorElement)));
  heading.prepend(button);
  const setRowsCollapsed = (isCollapsed: boolean) => {
    list.hidden = isCollapsed;
    button.setAttribute('aria-expanded', String(!isCollapsed));
  };
  setRowsCollapsed(index > 0 && targetOf(window.location.hash) !== heading);
  button.addEventListener('click', () => setRowsCollapsed(!list.hidden));
}

/** Height animation for `details`, which work natively without JavaScript. */
export function enhanceDetails(details: HTMLElement): void {
  const summary = details.querySelector<HTMLElement>(':scope > summary');
  const panel = details.querySelector<HTMLElement>(':scope > .details-content');
  if (!(details instanceof HTMLDetailsElement) || !summary || !panel) return;
  let isCollapsed = !details.open;
  details.dataset.collapsed = String(isCollapsed);
  if (isCollapsed) setCollapsed(panel, true);
  summary.addEventListener('mousedown', (event) => {
    if (event.detail > 1) event.preventDefault();
  });
  summary.addEventListener('click', (event) => {
    event.preventDefault();
    event.stopPropagation();
    isCollapsed = !isCollapsed;
    details.dataset.collapsed = String(isCollapsed);
    if (!isCollapsed) details.open = true;
    animateCollapse(panel, isCollapsed, () => {
      if (isCollapsed) details.open = false;
    });
  });
  // The browser opens details by itself when find-in-page or a hash leads into them.
  details.addEventListener('toggle', () => {
    if (!details.open || !isCollapsed) return;
    isCollapsed = false;
    details.dataset.collapsed = 'false';
    setCollapsed(panel, false);
  });
}
