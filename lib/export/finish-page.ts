import type { RuntimeFiles } from '@/lib/loader/loader';
import { withSecurityPolicy } from './security-policy';
import { splitRuntime } from './split-runtime';

export interface FinishOptions {
  /** Address of the page's data file, with base path. */
  data: string;
  build: string;
  /** The loader's code, and the address of its file. */
  loader: { code: string; address: string };
  /** Gives the address of the file that holds the boot code. */
  bootFile: (code: string) => string;
  /** The modules to run one by one before the start, for the page's script files. */
  stages: (scripts: string[]) => number[];
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
  const files: RuntimeFiles = {
    data: options.data,
    build: options.build,
    scripts,
    stages: options.stages(scripts),
    boot: options.bootFile(boot),
    ...(options.basePath === undefined ? {} : { basePath: options.basePath }),
  };
  const json = JSON.stringify(files).replace(/</g, '\\u003c');
  const attributes = Object.entries(options.rootAttributes ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
  // The home page carries the loader itself: it must be able to tell of a wrong base path, when no file is found.
  const isHome = options.basePath !== undefined;
  const loader = isHome
    ? `<script>${options.loader.code}</script>`
    : `<script src="${options.loader.address}" async></script>`;
  const extra = options.script ? `<script>${options.script}</script>` : '';
  const finished = html
    .replace(/<html\b/, (open) => open + attributes)
    .replace(
      '</body>',
      () => `<script type="application/json" id="site-runtime">${json}</script>${loader}${extra}</body>`,
    );
  return withSecurityPolicy(finished, options.analyticsHost);
}
