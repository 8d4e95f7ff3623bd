import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { AppFiles } from '@/lib/browser/start-app';
import { rewritePages, type ExportedSite, type ExportStep } from './exported-site';
import { appendToBody, moduleStages, readModules, splitPageData, splitScripts, type Module } from './next-page';

/**
 * Loads the app's scripts after the page, when the browser is idle or the reader acts: see lib/browser/start-app.ts. A
 * page is complete without them, so they must not delay the text. The page data, which repeats the content, is removed
 * too; Next.js also writes it to a separate file.
 */
export const deferApp: ExportStep = {
  name: 'defer-app',
  run: (site) => {
    const modules = new Map<string, Module[]>();
    const modulesOf = (address: string): Module[] => {
      const file = path.join(site.folder, decodeURIComponent(address.slice(site.basePath.length)));
      const known = modules.get(file) ?? readModules(fs.readFileSync(file, 'utf8'));
      modules.set(file, known);
      return known;
    };
    // Pages of the same kind use the same files and share one script.
    const addresses = new Map<string, string>();
    const starterAddress = (files: Pick<AppFiles, 'scripts' | 'boot'>): string => {
      const key = JSON.stringify(files);
      const known = addresses.get(key);
      if (known) return known;
      const code = starter({ ...files, stages: moduleStages(files.scripts.map(modulesOf)) });
      const name = `start-${crypto.createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
      fs.writeFileSync(path.join(site.folder, '_next', 'static', 'chunks', name), code);
      const address = `${site.basePath}/_next/static/chunks/${name}`;
      addresses.set(key, address);
      return address;
    };
    return rewritePages(site, 'The scripts that Next.js wrote do not have the expected form.', (page, file) => {
      const split = splitScripts(page);
      if (!split) return undefined;
      const { scripts, boot } = split;
      const { html, attribute } = withoutPageData(site, file, split.html);
      return appendToBody(
        html,
        `<script src="${starterAddress({ scripts, boot })}" async="" data-start-script=""${attribute}></script>`,
      );
    });
  },
};

/** Drops the page's data if the neighboring file has the same; `attribute` gives the start script that file's URL. */
function withoutPageData(site: ExportedSite, file: string, page: string): { html: string; attribute: string } {
  const beside = file.replace(/\.html$/, '.txt');
  const full = path.join(site.folder, beside);
  const { html, data } = splitPageData(page);
  if (!fs.existsSync(full) || fs.readFileSync(full, 'utf8') !== data) return { html: page, attribute: '' };
  const address = [site.basePath, ...beside.split(path.sep).map(encodeURIComponent)].join('/');
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
