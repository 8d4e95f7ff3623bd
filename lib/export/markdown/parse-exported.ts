import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** The parts of a finished page that describe it. */
export interface ExportedPage {
  /** The contents of the head. */
  head: Root;
  /** The main part, including its `main` element; empty if the page has none. */
  main: Root;
}

// Only these are parsed, without scripts: the rest doubles the size, and most of the time goes into parsing.
const HEAD = /<head\b[\s\S]*?<\/head>/;
const MAIN = /<main\b[\s\S]*<\/main>/;
const SCRIPTS = /<script\b[\s\S]*?<\/script>/g;

/** Parses an exported page, without source positions, which would take as much memory as the page itself. */
export function parseExported(html: string): ExportedPage {
  const part = (pattern: RegExp): Root => {
    const text = (pattern.exec(html)?.[0] ?? '').replace(SCRIPTS, '');
    return fromParse5(parseFragment<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>(text)) as Root;
  };
  return { head: part(HEAD), main: part(MAIN) };
}
