import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bundle } from '@/lib/tools/bundle';
import { rewritePages, type ExportStep } from './exported-site';
import { appendToBody, holdScripts, splitPageData } from './next-page';

/**
 * Loads the app's scripts after the page, when the browser is idle or the reader acts: see lib/browser/start-app.ts. A
 * page is complete without them, so they must not delay the text. The page data, which repeats the content, is removed,
 * too, if it is the same in the file that Next.js writes beside the page.
 */
export const deferApp: ExportStep = {
  name: 'defer-app',
  run: (site) => {
    const code = bundle('start');
    const name = `start-${crypto.createHash('sha256').update(code).digest('hex').slice(0, 12)}.js`;
    fs.mkdirSync(path.join(site.folder, '_next', 'static', 'chunks'), { recursive: true });
    fs.writeFileSync(path.join(site.folder, '_next', 'static', 'chunks', name), code);
    return rewritePages(site, (page, file) => {
      const held = holdScripts(page);
      if (!held) return undefined;
      const beside = file.replace(/\.html$/, '.txt');
      const full = path.join(site.folder, beside);
      const { html, data } = splitPageData(held.html);
      const isBeside = fs.existsSync(full) && fs.readFileSync(full, 'utf8') === data;
      const address = [site.basePath, ...beside.split('/').map(encodeURIComponent)].join('/');
      const attributes = `data-scripts="${held.scripts.join(' ')}"${isBeside ? ` data-page-data="${address}"` : ''}`;
      const src = `${site.basePath}/_next/static/chunks/${name}`;
      const script = `<script src="${src}" async="" data-start-script="" ${attributes}></script>`;
      return appendToBody(isBeside ? html : held.html, script);
    });
  },
};
