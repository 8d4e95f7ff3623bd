import fs from 'node:fs';
import path from 'node:path';
import { rewritePages, type ExportStep } from './exported-site';
import { inlineStyleSheets } from './next-page';

/**
 * Puts the style sheets into the pages, so that a browser can paint as soon as it has the page. Only into the HTML: a
 * page turn fetches no styles that the reader already has.
 */
export const inlineStyles: ExportStep = {
  name: 'inline-styles',
  run: (site) => {
    const known = new Map<string, string | undefined>();
    const read = (address: string): string | undefined => {
      if (known.has(address)) return known.get(address);
      const file = path.join(site.folder, decodeURIComponent(address.slice(site.basePath.length)));
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
      // An address relative to the style sheet would lead elsewhere from a page.
      const fits = text !== undefined && !/<\/style|@import|url\((?!["']?(?:data:|\/))/i.test(text);
      known.set(address, fits ? text : undefined);
      return known.get(address);
    };
    return rewritePages(site, 'There is no style sheet that can be put into the page.', (html) => {
      const changed = inlineStyleSheets(html, read);
      return changed === html ? undefined : changed;
    });
  },
};
