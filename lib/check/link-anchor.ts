import { didYouMean } from '@/lib/diagnostics/closest';
import { decode, isExternal, normalizePath, splitHref } from '@/lib/address/paths';
import { linkFinding, type LinkRule } from './rule';

const MOST_LISTED = 12;

/** The part after `#` in every link to a content page is an ID on that page. */
export const linkAnchor: LinkRule = (link, site) => {
  if (isExternal(link.href)) return [];
  const { pathname, hash } = splitHref(link.href);
  const id = decode(hash.slice(1));
  const path = pathname ? normalizePath(pathname, site.addresses) : (link.from ?? '');
  const ids = site.anchors.get(site.aliases[path] ?? path);
  if (!id || !ids || ids.has(id)) return [];
  const where = path === link.from ? 'on this page' : `on ${path}`;
  const more = ids.size > MOST_LISTED ? `, and ${ids.size - MOST_LISTED} more` : '';
  const some = `Available: ${[...ids].slice(0, MOST_LISTED).join(', ')}${more}.`;
  return [
    linkFinding(link, 'link-anchor', `There is no heading or entry "${id}" ${where}.`, didYouMean(id, ids) ?? some),
  ];
};
