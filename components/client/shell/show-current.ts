/** Scrolls a list to the current page's entry and its neighbors; scrollIntoView would scroll the page, too. */
export function showCurrent(list: Element | null): void {
  const current = list?.querySelector('[aria-current="page"]');
  if (!list || !current) return;
  const distance = current.getBoundingClientRect().top - list.getBoundingClientRect().top;
  const margin = Math.min(64, list.clientHeight / 6);
  if (distance < margin || distance > list.clientHeight - margin) list.scrollTop += distance - list.clientHeight / 3;
}
