/** A valid address below the base path; anything else in the query is ignored. */
const PAGE = /^\/(?!\/)[\w./ -]{0,200}$/;

/**
 * Shows which page a reader wants to report (`?page=/faq/` in the address, from the link at the end of each page): its
 * full address in a box (`data-reported-page`), to copy. Without the query, or if it is not a site address, the box
 * stays hidden. Nothing is sent.
 */
export function showReportedPage({ location, basePath }: { location: Location; basePath: string }): void {
  const box = document.querySelector<HTMLElement>('[data-reported-page]');
  const page = new URLSearchParams(location.search).get('page') ?? '';
  if (!box || !PAGE.test(page)) return;
  const address = new URL(basePath + page, location.origin).href;
  box.querySelector('code')!.textContent = address;
  box.dataset.copy = address;
  box.hidden = false;
}
