import { parseExported } from './parse-exported';
import { inlineBoundaries } from './inline-boundaries';
import { markdownVersion, type MarkdownVersion } from './markdown-version';
import type { MarkdownSite } from './markdown/address';

/** What the build makes of the text of a finished page. */
export interface PageReading {
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
    const reading = { html, twin: markdownVersion(parseExported(inlineBoundaries(html)), path, site) };
    kept.set(path, reading);
    return reading;
  };
}
