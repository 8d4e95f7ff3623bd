import { paintEarly } from './first-paint';
import { withSecurityPolicy } from './security-policy';
import { splitRuntime } from './split-runtime';

export interface FinishOptions {
  /** Address of the page's start data, with base path. */
  data: string;
  /** The loader for a page with these script files and this start code: its text, and the address of its file. */
  loader: (scripts: string[], boot: string) => { code: string; address: string };
  analyticsHost: string | null;
  /** Set on the home page. */
  basePath?: string;
  /** A further inline script, for the not-found page. */
  script?: string;
  /** Attributes for `<html>`. */
  rootAttributes?: Record<string, string>;
}

/** A page as Next.js exported it to the page that readers get: see docs/architecture.md, "Finish the export". */
export function finishPage(exported: string, options: FinishOptions): string {
  const { html, scripts, boot } = splitRuntime(exported);
  const attributes = Object.entries(options.rootAttributes ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  // The home page carries the loader itself: it must be able to tell of a wrong base path, when no file is found.
  const isHome = options.basePath !== undefined;
  const { code, address } = options.loader(scripts, boot);
  const loader = isHome
    ? `<script data-page="${options.data}" data-base-path="${options.basePath}">${code}</script>`
    : `<script data-page="${options.data}" src="${address}" async></script>`;
  const extra = options.script ? `<script>${options.script}</script>` : '';
  const finished = leadOn(paintEarly(html))
    .replace(/<html\b/, (open) => open + attributes)
    .replace('</body>', () => `${loader}${extra}</body>`);
  return withSecurityPolicy(finished, options.analyticsHost);
}

/**
 * Sends readers without script on from a page that leads to another site. Only in the head may `noscript` hold a
 * `meta`, and there Next.js has no place for one.
 */
function leadOn(html: string): string {
  const address = / data-leads-to="([^"]+)"/.exec(html)?.[1];
  if (!address) return html;
  const refresh = `<noscript><meta http-equiv="refresh" content="0; url=${address}"/></noscript>`;
  return html.replace('</head>', () => `${refresh}</head>`);
}
