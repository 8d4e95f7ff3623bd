import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** The parts of a finished page that say what it is about. */
export interface ExportedPage {
  /** What stands in the head. */
  head: Root;
  /** The main part with its `main` element; empty when the page has none. */
  main: Root;
}

// Only these are parsed, without scripts: the rest of a page is as large again, and most of the work is parsing.
const HEAD = /<head\b[\s\S]*?<\/head>/;
const MAIN = /<main\b[\s\S]*<\/main>/;
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

/** Parses a page of the export. No element knows its place in the text: places are as much to keep as the page. */
export function parseExported(html: string): ExportedPage {
  const part = (pattern: RegExp): Root => {
    const text = (pattern.exec(html)?.[0] ?? '').replace(SCRIPTS, '');
    return fromParse5(parseFragment<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(text)) as Root;
  };
  return { head: part(HEAD), main: part(MAIN) };
}
