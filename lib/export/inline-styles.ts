import fs from 'node:fs';
import path from 'node:path';
import { withoutBase } from '@/lib/settings/paths';
import { filesBelow, textsBelow } from '@/lib/sources/files';
import { rewritePages, type ExportStep } from './exported-site';
import { inlineStyleSheets } from './next-page';
import { classesIn, usedStyles } from './used-styles';

/** Short strings in scripts, which may be names of classes. */
const NAMES = /(["`])[a-z][a-z0-9 -]{0,60}\1/g;

/**
 * Puts into each page what it uses of its style sheets, so that a browser can paint as soon as it has the page. Only into
 * the HTML: the first page turn loads the whole sheets (lib/browser/all-styles.ts), and no other one does.
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
    // A script may add the names that it has to any page.
    const inScripts = new Set(
      textsBelow(site.folder, '.js')
        .flatMap(({ text }) => text.match(NAMES) ?? [])
        .flatMap((names) => names.slice(1, -1).split(' ')),
    );
    const onPages = filesBelow(site.folder, '.html').flatMap((file) =>
      classesIn(fs.readFileSync(path.join(site.folder, file), 'utf8')),
    );
    const onSome = [...new Set(onPages)].filter((name) => !inScripts.has(name));
    const known = new Map<string, string>();
    return rewritePages(site, (html) => {
      const own = new Set(classesIn(html));
      const missing = new Set(onSome.filter((name) => !own.has(name)));
      const changed = inlineStyleSheets(html, (address) => {
        const key = [address, ...missing].join(' ');
        const text = known.get(key) ?? read(address);
        if (text === undefined || known.has(key)) return text;
        const used = usedStyles(text, (name) => missing.has(name));
        known.set(key, used);
        return used;
      });
      return changed === html ? undefined : changed;
    });
  },
};
