import type { ReactNode } from 'react';

const json = (value: string): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Leads on to another address in place of this page, so that Back does not loop: by script with query and hash where
 * `keepQuery` says so, by refresh without script, by the children's link without either.
 * `href` is a full address, or one with the base path.
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
