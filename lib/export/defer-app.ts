import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { AppFiles } from '@/lib/browser/start-app';
import { rewritePages, type ExportedSite, type ExportStep } from './exported-site';
import {
  appendToBody,
  isChunk,
  moduleStages,
  nameChunk,
  readModules,
  RUNTIME,
  splitPageData,
  splitScripts,
  type Boot,
  type SplitPage,
} from './next-page';

/**
 * Loads the app's scripts after the page, when the browser is idle or the reader acts: see lib/browser/start-app.ts. A
 * page is complete without them, so they must not delay the text. The page data, which repeats the content, is removed
 * too; Next.js also writes it to a separate file.
 */
export const deferApp: ExportStep = {
  name: 'defer-app',
  run: (site) => {
    const known = new Map<string, string>();
    const read = (address: string): string => {
      const file = path.join(site.folder, decodeURIComponent(address.slice(site.basePath.length)));
      const code = known.get(file) ?? fs.readFileSync(file, 'utf8');
      known.set(file, code);
      return code;
    };
    /** Writes a file that is named for its content, and returns its address. */
    const write = (name: string, code: string): string => {
      const file = `${name}-${crypto.createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
      fs.writeFileSync(path.join(site.folder, '_next', 'static', 'chunks', file), code);
      return `${site.basePath}/_next/static/chunks/${file}`;
    };
    const isKnown = (file: string) => isChunk(read(file)) || isRuntime(file, site.basePath);
    // Pages of the same kind use the same files and share one script.
    const addresses = new Map<string, string>();
    const starterAddress = ({ scripts, boot }: Pick<SplitPage, 'scripts' | 'boot'>): string => {
      const key = JSON.stringify({ scripts, boot });
      const known = addresses.get(key);
      if (known) return known;
      const bundles = groupFiles(scripts, boot, site.basePath).map(({ name, files }) =>
        write(
          name,
          [COMPILE_AHEAD, ...files.map((file) => nameChunk(read(file), pathOf(file, site.basePath)))].join('\n'),
        ),
      );
      const holds = scripts.map((file) => path.posix.basename(file));
      const stages = moduleStages(scripts.map((file) => readModules(read(file))));
      const address = write('start', starter({ scripts: bundles, holds, stages, boot }));
      addresses.set(key, address);
      return address;
    };
    return rewritePages(site, 'The scripts that Next.js wrote do not have the expected form.', (page, file) => {
      const split = splitScripts(page);
      if (!split?.scripts.every(isKnown)) return undefined;
      const { html, attribute } = withoutPageData(site, file, split.html);
      return appendToBody(
        html,
        `<script src="${starterAddress(split)}" async="" data-start-script=""${attribute}></script>`,
      );
    });
  },
};

/**
 * As the first line of a file, has V8 compile all of its functions while it arrives, on another thread, and not each one
 * when it first runs, while the reader waits. Nearly all of them run when the app starts or at the first page turn.
 */
const COMPILE_AHEAD = '//# allFunctionsCalledOnLoad';

/** The bundler's name for the file at an address. */
const pathOf = (address: string, basePath: string): string => address.slice(`${basePath}/_next/`.length);

const isRuntime = (address: string, basePath: string): boolean => pathOf(address, basePath).startsWith(RUNTIME);

/**
 * Which of a page's files go into one: those of React and Next.js, which change only with an update of these, so that
 * readers keep them; and all others. Two files compress better than a dozen, and take fewer requests.
 */
function groupFiles(scripts: string[], boot: Boot, basePath: string): { name: string; files: string[] }[] {
  const isFramework = (file: string) => boot.otherChunks.includes(pathOf(file, basePath)) || isRuntime(file, basePath);
  const groups = [
    { name: 'framework', files: scripts.filter(isFramework) },
    { name: 'app', files: scripts.filter((file) => !isFramework(file)) },
  ];
  return groups.filter(({ files }) => files.length > 0);
}

/** Drops the page's data if the neighboring file has the same; `attribute` gives the start script that file's URL. */
function withoutPageData(site: ExportedSite, file: string, page: string): { html: string; attribute: string } {
  const beside = file.replace(/\.html$/, '.txt');
  const full = path.join(site.folder, beside);
  const { html, data } = splitPageData(page);
  if (!fs.existsSync(full) || fs.readFileSync(full, 'utf8') !== data) return { html: page, attribute: '' };
  const address = [site.basePath, ...beside.split('/').map(encodeURIComponent)].join('/');
  return { html, attribute: ` data-page-data="${address}"` };
}

/** The script that starts the app with these files. */
function starter(files: AppFiles): string {
  const contents = `import { startApp } from './lib/browser/start-app';
    startApp(${JSON.stringify(files)}, document.currentScript?.dataset.pageData);`;
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    legalComments: 'none',
  });
  return outputFiles[0]?.text.trim() ?? '';
}
