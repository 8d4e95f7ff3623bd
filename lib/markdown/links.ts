import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { decode, externalAttributes, isFileAddress, splitHref, toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import type { Locale } from '@/lib/settings/translate';

const isPage = (href: string): boolean => /^\/(?!\/)/.test(href) && !isFileAddress(splitHref(href).pathname);

/**
 * A link as a page in a language has it: authors write the address of the original, and it leads to the translation if
 * there is one, or else says that it leads to another language.
 */
export function localizeLink({ code, pathOf }: Locale, href: string): { href: string; hrefLang?: string } {
  if (code === settings.language.code || !isPage(href)) return { href };
  const { pathname, search, hash } = splitHref(href);
  const path = decode(pathname).replace(/(.)\/$/, '$1');
  const localized = pathOf(path);
  return localized === path ? { href, hrefLang: settings.language.code } : { href: localized + search + hash };
}

/** Adds the base path and trailing slash to Markdown links and images. External links open safely in a new tab. */
export function rehypeLinks({ basePath, locale }: { basePath: string; locale: Locale }) {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties }: Element) => {
      if (tagName === 'a' && typeof properties.href === 'string') {
        const link = localizeLink(locale, properties.href);
        const href = toHref(link.href, basePath);
        Object.assign(properties, link, { href }, externalAttributes(href));
      }
      if (tagName === 'img' && typeof properties.src === 'string') {
        properties.src = toHref(properties.src, basePath);
        Object.assign(properties, { loading: 'lazy', decoding: 'async' });
      }
    });
  };
}
