import { parseExported } from './parse-exported';
import { pageSections, type SearchPage } from '@/lib/search/page-sections';
import { toHref } from '@/lib/site/paths';
import { inlineBoundaries } from './inline-boundaries';
import { markdownVersion, type MarkdownVersion } from './markdown-version';
import type { MarkdownSite } from './markdown/address';

/** What the build makes of the text of a finished page. */
export interface PageReading {
  /** The page cut up for search; null when it is not to be found. */
  sections: SearchPage | null;
  /** The page as Markdown. */
  twin: MarkdownVersion;
}

/** Reads the page at a path below the base path. @throws Error when it has no main part. */
export type ReadPage = (path: string, html: string) => PageReading;

/** Reads pages as Next.js wrote them. Asked again with the same text, it gives what it gave before. */
export function pageReader(site: MarkdownSite): ReadPage {
  const kept = new Map<string, PageReading & { html: string }>();
  return (path, html) => {
    const known = kept.get(path);
    if (known?.html === html) return known;
    const page = parseExported(inlineBoundaries(html));
    // The twin takes the page apart and must come last.
    const sections = pageSections(toHref(path, ''), page);
    const reading = { html, sections, twin: markdownVersion(page, path, site) };
    kept.set(path, reading);
    return reading;
  };
}
