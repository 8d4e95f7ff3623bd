import { didYouMean } from '@/lib/diagnostics/closest';
import { isExternal, normalizePath, splitHref } from '@/lib/address/paths';
import { linkFinding, type LinkRule, type Site } from './rule';

/** True if an address below the base path, written as in a link, leads to a page, an old address, or a file. */
export function hasTarget(pathname: string, site: Pick<Site, 'addresses' | 'aliases' | 'files'>): boolean {
  const path = normalizePath(pathname, site.addresses);
  return site.addresses.has(path) || path in site.aliases || site.files.has(path);
}

/** Every internal link leads to a page, an old address, or a file, and is written from the root. */
export const linkTarget: LinkRule = (link, site) => {
  const report = (message: string, hint?: string) => [linkFinding(link, 'link-target', message, hint)];
  const { href } = link;
  if (isExternal(href)) {
    if (/^(https|mailto|tel|sms):/i.test(href)) return [];
    return report(`The link ${href} is not safe to follow.`, 'Use https://, mailto:, tel:, or sms:.');
  }
  const { pathname } = splitHref(href);
  if (!pathname) return href ? [] : report('The link leads nowhere.', 'Give it an address.');
  if (/\.mdx?$/.test(pathname) && !site.files.has(normalizePath(pathname))) {
    return report(`The link ${pathname} points to a content file.`, 'Write the address of its page, such as "/faq/".');
  }
  if (!pathname.startsWith('/')) {
    return report(`The link ${href} is relative.`, 'Write the address from the root, such as "/faq/".');
  }
  if (hasTarget(pathname, site)) return [];
  const path = normalizePath(pathname);
  return report(`There is no page or file at ${path}.`, didYouMean(path, [...site.addresses, ...site.files]));
};
