import type { ReactNode } from 'react';

const json = (value: string): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Redirects to another address without leaving a history entry, so that Back does not loop: by script, with query and
 * hash if `keepQuery` is set; by refresh without JavaScript; by the children's link without either. `href` is a full
 * address, or one with the base path. `seconds`: how long readers have to see where they're going; without JavaScript,
 * they then follow the link themselves, because a page that leaves by itself later takes some of them by surprise.
 */
export function RedirectPage(props: {
  href: string;
  keepQuery?: boolean;
  seconds?: number;
  children: ReactNode;
}): ReactNode {
  const { href, keepQuery = false, seconds = 0, children } = props;
  const leave = `location.replace(${json(href)}${keepQuery ? '+location.search+location.hash' : ''})`;
  // Readers who go elsewhere in the meantime stay there.
  const later = `const at=location.pathname;setTimeout(()=>{if(location.pathname===at)${leave}},${seconds * 1000})`;
  const script = seconds ? later : leave;
  return (
    <main id="main-content" tabIndex={-1} className="plain-page">
      {seconds ? null : <meta httpEquiv="refresh" content={`0; url=${href}`} />}
      <script dangerouslySetInnerHTML={{ __html: script }} />
      {children}
    </main>
  );
}
