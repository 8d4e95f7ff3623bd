/**
 * Scrolls a list so that the current page's entry is in view, with its neighbors. Not with scrollIntoView,
 * which would scroll the page, too.
 */
export function showCurrent(list: Element | null): void {
  const current = list?.querySelector('[aria-current="page"]');
  if (!list || !current) return;
  const distance = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const around = Math.min(64, list.clientHeight / 6);
  if (distance < around || distance > list.clientHeight - around) list.scrollTop += distance - list.clientHeight / 3;
}
