import type { ReactNode } from 'react';

const json = (value: string): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Redirects to another address without leaving a history entry, so that Back does not loop: by script, with query and
 * hash if `keepQuery` is set; by refresh without JavaScript; by the children's link without either. `href` is a full
 * address, or one with the base path.
 */
export function RedirectPage(props: { href: string; keepQuery?: boolean; children: ReactNode }): ReactNode {
  const { href, keepQuery = false, children } = props;
  const script = `location.replace(${json(href)}${keepQuery ? '+location.search+location.hash' : ''})`;
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
      {children}
    </main>
  );
}
