import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { rewritePages, type ExportedSite, type ExportStep } from './exported-site';
import { appendToBody, holdScripts, splitPageData } from './next-page';

/**
 * Loads the app's scripts after the page, when the browser is idle or the reader acts: see lib/browser/start-app.ts. A
 * page is complete without them, so they must not delay the text. The page data, which repeats the content, is removed
 * too; Next.js also writes it to a separate file.
 */
export const deferApp: ExportStep = {
  name: 'defer-app',
  run: (site) => {
    const code = starter();
    const name = `start-${crypto.createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
    fs.mkdirSync(path.join(site.folder, '_next', 'static', 'chunks'), { recursive: true });
    fs.writeFileSync(path.join(site.folder, '_next', 'static', 'chunks', name), code);
    return rewritePages(site, 'The scripts that Next.js wrote do not have the expected form.', (page, file) => {
      const held = holdScripts(page);
      if (!held) return undefined;
      const { html, attribute } = withoutPageData(site, file, held.html);
      const src = `${site.basePath}/_next/static/chunks/${name}`;
      const scripts = `data-scripts="${held.scripts.join(' ')}"`;
      return appendToBody(html, `<script src="${src}" async="" data-start-script="" ${scripts}${attribute}></script>`);
    });
  },
};

/** Drops the page's data if the neighboring file has the same; `attribute` gives the start script that file's URL. */
function withoutPageData(site: ExportedSite, file: string, page: string): { html: string; attribute: string } {
  const beside = file.replace(/\.html$/, '.txt');
  const full = path.join(site.folder, beside);
  const { html, data } = splitPageData(page);
  if (!fs.existsSync(full) || fs.readFileSync(full, 'utf8') !== data) return { html: page, attribute: '' };
  const address = [site.basePath, ...beside.split('/').map(encodeURIComponent)].join('/');
  return { html, attribute: ` data-page-data="${address}"` };
}

/** The script that starts the app, the same on all pages. */
function starter(): string {
  const contents = `import { startApp } from './lib/browser/start-app';
    const { scripts, pageData } = document.currentScript.dataset;
    startApp(scripts.split(' '), pageData);`;
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
