import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { settings } from '@/lib/settings/settings';
import { filesBelow } from './files';
import { contentFolder, openapiFolder } from './folders';
import { splitFrontMatter } from './split-front-matter';

/** Everything that pages are made from: what people write, the code that reads it, and the versions of packages. */
export const SOURCES = [contentFolder, openapiFolder, ...resolveAll('lib', 'components', 'package-lock.json')];

/** The saves that the preview has seen; a build and the scripts read everything once. */
interface Saves {
  /** When the last one was, in milliseconds; 0 before the first. */
  last: number;
  /** Called after each of them. */
  listeners: Set<() => void>;
}

/** One for the process: the preview's watcher runs beside the bundled modules, which the bundler may load again. */
export const saves: Saves = ((globalThis as { sourceSaves?: Saves }).sourceSaves ??= { last: 0, listeners: new Set() });

/** Wraps a function to keep its result until the next save in the preview, or until the end of a build. */
export function memoizeUntilSave<Value>(read: () => Value): () => Value {
  let kept: { at: number; value: Value } | undefined;
  return () => {
    if (kept?.at !== saves.last) kept = { at: saves.last, value: read() };
    return kept.value;
  };
}

/**
 * One key for everything that pages may depend on besides their own mdx: data, drawings, front matter, the API
 * description, code, packages, and settings. What is made from a page is kept under this key and the page's mdx.
 */
export const siteKey = memoizeUntilSave(() => keyWithoutMdx(SOURCES));

/** A key that changes with these folders and files, but not with the mdx of pages among them. */
export const keyWithoutMdx = (sources: readonly string[]): string => hashOf(sources, withoutMdx);

/** All that a build is made from: the sources of pages, and what else shapes what readers load. */
export const RELEASE_SOURCES = [
  ...SOURCES,
  ...resolveAll('app', 'public', 'instrumentation-client.ts', 'next.config.mjs', 'package.json', 'tsconfig.json'),
];

/** A key that changes with anything that is published. */
export const releaseKey = (): string => hashOf(RELEASE_SOURCES);

/** The part of a page that menus, tables, and links of other pages may show. */
const withoutMdx = (file: string, text: string): string =>
  /\.mdx?$/.test(file) ? (splitFrontMatter(text)?.head ?? '') : text;

function hashOf(locations: readonly string[], part = (_: string, text: string): string => text): string {
  // Pages say nothing about their own Markdown forms, which only the build's last steps write.
  const hash = crypto.createHash('sha256').update(JSON.stringify({ ...settings, hasMarkdownForms: false }));
  for (const location of locations) {
    const files = fs.statSync(location, { throwIfNoEntry: false })?.isFile()
      ? [location]
      : filesBelow(location).map((name) => path.join(location, name));
    for (const file of files) {
      // The place of a folder makes no difference, and a file may be gone by now.
      hash.update(path.relative(path.dirname(location), file));
      if (fs.existsSync(file)) hash.update(part(file, fs.readFileSync(file, 'latin1')));
    }
  }
  return hash.digest('hex').slice(0, 32);
}

function resolveAll(...names: string[]): string[] {
  return names.map((name) => path.resolve(name));
}
