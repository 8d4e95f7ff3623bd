import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { externalAttributes, toHref } from '@/lib/settings/addresses';
import { decode, isExternal, isFileAddress, splitHref } from '@/lib/settings/paths';
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

/** Marks a link whose text says where it leads, which needs no address after it on paper. */
export function bareAttributes(text: string, href: string): { 'data-bare'?: '' } {
  return isExternal(href) && text.includes(href.replace(/^\w+:\/\/|\/$/g, '')) ? { 'data-bare': '' } : {};
}

/** Adds the base path and trailing slash to Markdown links and images. External links open safely in a new tab. */
export function rehypeLinks({ basePath, locale }: { basePath: string; locale: Locale }) {
  return (tree: Root): void => {
    visit(tree, 'element', ({ tagName, properties, children: [text] }: Element) => {
      if (tagName === 'a' && typeof properties.href === 'string') {
        const link = localizeLink(locale, properties.href);
        const href = toHref(link.href, basePath);
        const bare = text?.type === 'text' ? bareAttributes(text.value, href) : {};
        Object.assign(properties, link, { href }, externalAttributes(href), bare);
      }
      if (tagName === 'img' && typeof properties.src === 'string') {
        properties.src = toHref(properties.src, basePath);
        Object.assign(properties, { loading: 'lazy', decoding: 'async' });
      }
    });
  };
}
