import fs from 'node:fs';
import path from 'node:path';
import { withoutBase } from '@/lib/settings/paths';
import { rewritePages, type ExportStep } from './exported-site';
import { inlineStyleSheets } from './next-page';

/**
 * Puts the style sheets into the pages, so that a browser can paint as soon as it has the page. Only into the HTML: a
 * page turn fetches no styles that the reader already has.
 */
export const inlineStyles: ExportStep = {
  name: 'inline-styles',
  run: (site) => {
    const read = (address: string): string | undefined => {
      const file = path.join(site.folder, decodeURIComponent(withoutBase(address, site.basePath)));
      const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined;
      // An address relative to the style sheet would lead elsewhere from a page.
      return text && /<\/style|@import|url\((?!["']?(?:data:|\/))/i.test(text) ? undefined : text;
    };
    return rewritePages(site, (html) => {
      const changed = inlineStyleSheets(html, read);
      return changed === html ? undefined : changed;
    });
  },
};
