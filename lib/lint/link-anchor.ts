import { didYouMean } from '@/lib/problems/closest';
import { decode, isExternal, normalizePath, splitHref } from '@/lib/site/paths';
import { finding, type PageRule } from './rule';

/** The part after `#` of every link to a content page is an id on that page. */
export const linkAnchor: PageRule = (checked, site) =>
  checked.rendered.references.flatMap((reference) => {
    if (reference.kind !== 'link' || isExternal(reference.value)) return [];
    const { pathname, hash } = splitHref(reference.value);
    const id = decode(hash.slice(1));
    if (!id) return [];
    const path = pathname ? normalizePath(pathname, site.addresses) : checked.page.path;
    const ids = site.anchors.get(site.aliases[path] ?? path);
    if (!ids || ids.has(id)) return [];
    const place = path === checked.page.path ? 'on this page' : `on ${path}`;
    const hint = didYouMean(id, ids) ?? `There are: ${[...ids].slice(0, 12).join(', ')}${ids.size > 12 ? ' ...' : ''}.`;
    return [finding(checked, 'link-anchor', reference, `No heading or entry "${id}" ${place}.`, hint)];
  });
