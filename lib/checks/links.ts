import { didYouMean } from '@/lib/findings/closest-word';
import { toHref } from '@/lib/settings/addresses';
import { API_PATH, KNOWN_PAGES } from '@/lib/settings/known-pages';
import { decode, isExternal, isWithin, normalizePath, splitHref, withoutBase } from '@/lib/settings/paths';
import { PHONE } from '@/lib/settings/settings-schema';
import { type RenderedDocument, type Link, type LinkRule, onFile, onLine, positionOf, type SiteRule } from './rule';

export const linkTarget: LinkRule = {
  id: 'link-target',
  check: (link, site) => {
    const report = (message: string, hint?: string) => [onLine(link, link, message, hint)];
    const { href } = link;
    if (isExternal(href)) {
      const [, number] = /^(?:tel|sms):([^?]*)/i.exec(href) ?? [];
      if (number !== undefined && !PHONE.test(number.replace(/[-. ()]/g, ''))) {
        return report(`The link ${href} isn't a telephone number.`, 'Write the number as it is dialed, with digits.');
      }
      if (/^(https|mailto|tel|sms):/i.test(href)) return [];
      return report(`The link ${href} is not safe to follow.`, 'Use https://, mailto:, tel:, or sms:.');
    }
    const { pathname } = splitHref(href);
    if (!pathname) return href ? [] : report('The link leads nowhere.', 'Give it an address.');
    if (/\.mdx?$/.test(pathname) && !site.files.has(normalizePath(pathname))) {
      return report(
        `The link ${pathname} points to a content file.`,
        'Write the address of its page, such as "/faq/".',
      );
    }
    if (!pathname.startsWith('/')) {
      return report(`The link ${href} is relative.`, 'Write the address from the root, such as "/faq/".');
    }
    const path = normalizePath(pathname, site.paths);
    if (site.paths.has(path) || path in site.aliases || site.files.has(path)) return [];
    // The pages of a description that cannot be read are not known.
    if (site.isApiBroken && isWithin(path, API_PATH)) return [];
    return report(`There is no page or file at ${path}.`, didYouMean(path, [...site.paths, ...site.files]));
  },
};

/** More IDs than this would make a finding too long to read. */
const MAX_IDS = 12;

export const linkAnchor: LinkRule = {
  id: 'link-anchor',
  check: async (link, site) => {
    if (isExternal(link.href)) return [];
    const { pathname, hash } = splitHref(link.href);
    const id = decode(hash.slice(1));
    const path = pathname ? normalizePath(pathname, site.paths) : (link.from ?? '');
    const anchors = id ? await site.anchorsOn(site.aliases[path] ?? path) : undefined;
    if (!anchors || anchors.ids.has(id)) return [];
    const { ids } = anchors;
    const where = path === link.from ? 'on this page' : `on ${path}`;
    const more = ids.size > MAX_IDS ? `, and ${ids.size - MAX_IDS} more` : '';
    const available = `Available: ${[...ids].slice(0, MAX_IDS).join(', ')}${more}.`;
    return [onLine(link, link, `There is no heading or entry "${id}" ${where}.`, didYouMean(id, ids) ?? available)];
  },
};

const SAYS_NOTHING =
  /^(?:(?:click )?here|this(?: page| link)?|link|page|(?:(?:read|learn|see) )?more|details|website)[.!:,]*$/i;

export const linkText: LinkRule = {
  id: 'link-text',
  check: (link) => {
    // Components take link text from data, so it is not known here.
    if (link.text === undefined) return [];
    const text = link.text.trim();
    const report = (message: string) => [onLine(link, link, message, 'Name the page or the place it leads to.')];
    if (!text) return report(`The link to ${link.href} has no text.`);
    if (SAYS_NOTHING.test(text)) return report(`The link text "${text}" does not say where it goes.`);
    if (/^(https?:\/\/|www\.)\S+$/i.test(text)) return report(`The link shows a bare address: ${text}.`);
    return [];
  },
};

export const alias: SiteRule = {
  id: 'alias',
  severity: 'error',
  check: (site) => {
    const taken = new Map<string, string>();
    return site.documents.flatMap((document) => {
      const { path, frontMatter } = document;
      const report = (message: string, hint: string) => [
        onLine(document, positionOf(document, 'aliases'), message, hint),
      ];
      return (frontMatter.aliases ?? []).flatMap((old) => {
        const other = taken.get(old);
        taken.set(old, path);
        if (site.paths.has(old)) {
          return report(`The old address ${old} is also the address of a page.`, 'Remove one of the two.');
        }
        if (other === undefined) return [];
        return report(`The old address ${old} already leads to ${other}.`, 'Keep it on one of the two pages.');
      });
    });
  },
};

export const lostAddress: SiteRule = {
  id: 'lost-address',
  check: ({ published, paths, aliases }) =>
    [...published]
      .filter(([path]) => !paths.has(path) && !(path in aliases))
      .map(([path, file]) =>
        onFile(
          file,
          `Readers know the address ${path}, which now leads nowhere.`,
          'Add it to "aliases" of the page that takes its place.',
        ),
      ),
};

export const knownPage: SiteRule = {
  id: 'known-page',
  check: ({ paths }) =>
    Object.values(KNOWN_PAGES)
      .filter((path) => !paths.has(path))
      .map((path) =>
        onFile(
          'lib/settings/known-pages.ts',
          `The site links to ${path}, where there is no page.`,
          'Change the address.',
        ),
      ),
};

/** All links of a page: those that its author wrote, and those that components generate, whose positions are unknown. */
export function linksOf(
  { document, rendered }: Pick<RenderedDocument, 'document' | 'rendered'>,
  basePath: string,
): Link[] {
  const here = { file: document.file, from: document.path };
  const written: Link[] = rendered.mentions
    .filter(({ kind }) => kind === 'link')
    .map(({ value: href, text, line, column }) => ({ ...here, href, text, line, column }));
  const writtenHrefs = new Set(written.map(({ href }) => toHref(href, basePath)));
  const generated = rendered.links
    .filter((href) => !writtenHrefs.has(href))
    .map((href) => withoutBase(href, basePath))
    .map((href) => ({ ...here, href, line: 0 }));
  return [...written, ...generated];
}
