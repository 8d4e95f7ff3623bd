import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Root } from 'postcss';
import { rewritePages, type ExportStep } from './exported-site';
import { inlineStyleSheets } from './next-page';
import { ownStyles } from './own-styles';

/**
 * Puts what each page needs of its style sheets into the page, so that a browser can paint as soon as it has the page.
 * The whole sheets come with the app (lib/browser/start-app.ts), for what it adds and for the pages it turns to.
 */
export const inlineStyles: ExportStep = {
  name: 'inline-styles',
  run: (site) => {
    const known = new Map<string, Root | undefined>();
    const read = (address: string): Root | undefined => {
      if (known.has(address)) return known.get(address);
      const file = path.join(site.folder, decodeURIComponent(address.slice(site.basePath.length)));
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
      // An address relative to the style sheet would lead elsewhere from a page.
      const fits = text !== undefined && !/<\/style|@import|url\((?!["']?(?:data:|\/))/i.test(text);
      known.set(address, fits ? postcss.parse(text) : undefined);
      return known.get(address);
    };
    return rewritePages(site, 'There is no style sheet that can be put into the page.', (html) => {
      const changed = inlineStyleSheets(html, (addresses) => {
        const sheets = addresses.map(read).filter((sheet) => sheet !== undefined);
        return sheets.length === addresses.length ? ownStyles(sheets, html) : undefined;
      });
      return changed === html ? undefined : changed;
    });
  },
};
