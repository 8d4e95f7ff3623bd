/** A valid address below the base path; anything else in the query is ignored. */
const PAGE = /^\/(?!\/)[\w./ -]{0,200}$/;

/** Adds a query to an address; existing parameters stay. */
function withQuery(href: string, query: Record<string, string>): string {
  const encoded = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${href}${href.includes('?') ? '&' : '?'}${encoded.join('&')}`;
}

/**
 * Shows which page a reader wants to report (`?page=/faq/` in the address, from the link at the end of each page):
 * its full address in a box (`data-reported-page`), and in the email and issue links on the page. Nothing is sent.
 * Without the query, or if it is not a site address, the page stays as it is.
 */
export function showReportedPage(
  root: ParentNode,
  { location, basePath }: { location: Location; basePath: string },
): void {
  const box = root.querySelector<HTMLElement>('[data-reported-page]');
  const page = new URLSearchParams(location.search).get('page') ?? '';
  if (!box || !PAGE.test(page)) return;
  const address = new URL(basePath + page, location.origin).href;
  const line = box.querySelector('code');
  if (line) line.textContent = address;
  box.dataset.copy = address;
  box.hidden = false;
  for (const link of root.querySelectorAll<HTMLAnchorElement>('.prose a[href]')) {
    // If the page in the address changes, start again from the link as its author wrote it.
    const href = (link.dataset.href ??= link.getAttribute('href') ?? '');
    const title = `Documentation: ${page}`;
    const body = `Page: ${address}\n\n`;
    if (href.startsWith('mailto:')) link.href = withQuery(href, { subject: title, body });
    else if (/^https:\/\/github\.com\/[^/]+\/[^/]+\/issues$/.test(href))
      link.href = withQuery(`${href}/new`, { title, body });
  }
}
