import type { RuntimeFiles } from '@/lib/loader/loader';
import { withSecurityPolicy } from './security-policy';
import { splitRuntime } from './split-runtime';
import { readTokens, type UsedCss } from './used-css';

export interface FinishOptions {
  /** Address of the page's data file, with base path. */
  data: string;
  build: string;
  /** The loader as one script. */
  loader: string;
  /** Gives the address of the file that holds the boot code. */
  bootFile: (code: string) => string;
  /** The style sheet behind an address. */
  css: (address: string) => UsedCss;
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
  const { html, scripts, boot, styles } = splitRuntime(exported);
  const files: RuntimeFiles = {
    data: options.data,
    build: options.build,
    styles,
    scripts: [...(boot ? [options.bootFile(boot)] : []), ...scripts],
    ...(options.basePath === undefined ? {} : { basePath: options.basePath }),
  };
  const tokens = readTokens(html);
  const css = styles.map((address) => options.css(address).for(tokens)).join('');
  const json = JSON.stringify(files).replace(/</g, '\\u003c');
  const attributes = Object.entries(options.rootAttributes ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  const finished = html
    .replace(/<html\b/, (open) => open + attributes)
    .replace('</head>', () => `<style>${css}</style></head>`)
    .replace(
      '</body>',
      () =>
        `<script type="application/json" id="site-runtime">${json}</script><script>${options.loader}</script>${options.script ? `<script>${options.script}</script>` : ''}</body>`,
    );
  return withSecurityPolicy(finished, options.analyticsHost);
}
