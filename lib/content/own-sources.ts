import fs from 'node:fs';
import path from 'node:path';
import { hashOfFiles } from './cache';
import { filesBelow } from './files';
import { LANGUAGES_FOLDER } from './language-file';
import { ownFolder, ownWords } from '@/lib/settings/own-settings';
import { projectPath } from '@/lib/diagnostics/project-path';

const TEXT = /\.(mdx?|yaml|json|svg|txt)$/;

/**
 * In a copy that somebody else runs, the folder with content and API description as that copy publishes them: own
 * pages replace ours, and own words replace ours in all texts. Everything else reads these files as if they were ours.
 * Undefined in our own repository. Written once for each state of the sources.
 */
export function ownSources(content: string, openapi: string): string | undefined {
  if (!fs.existsSync(ownFolder)) return undefined;
  const hash = hashOfFiles([content, openapi, ownFolder]).slice(0, 16);
  const folder = path.resolve('.cache', 'own', hash);
  if (fs.existsSync(folder)) return folder;
  // Written beside it first, because several processes of a build may do this at the same time.
  const working = `${folder}.${process.pid}`;
  writeSources(working, { content, openapi, own: ownFolder, words: ownWords() });
  try {
    fs.renameSync(working, folder);
  } catch {
    // Another process was faster.
    fs.rmSync(working, { recursive: true });
  }
  return folder;
}

/** The same for the preview, where it is always the same folder: `refreshPreview` brings it up to date. */
export const previewFolder = fs.existsSync(ownFolder) ? path.resolve('.cache', 'own', 'preview') : undefined;

/** Writes what has changed since the last call. Does nothing in our own repository. */
export function refreshPreview(content: string, openapi: string): void {
  if (previewFolder) writeSources(previewFolder, { content, openapi, own: ownFolder, words: ownWords() });
}

/** Where people edit a file: in `own/`, if a copy replaces it. Both paths are relative to the project's root. */
export function editedFile(file: string): string {
  const own = path.join(ownFolder, file);
  return fs.existsSync(own) ? projectPath(own) : file;
}

interface Sources {
  content: string;
  openapi: string;
  own: string;
  /** What our texts say, and what the copy says instead. */
  words: Record<string, string>;
}

/**
 * Makes `folder` hold what the sources say; files that are right already stay untouched. A further language is only in
 * a copy that has a folder for it: what our help lines offer in that language differs from country to country, so
 * replacing words would promise readers help that doesn't exist.
 */
export function writeSources(folder: string, { content, openapi, own, words }: Sources): void {
  const replaced = replacer(words);
  const ours = renamed(content, 'content', replaced);
  const theirs = renamed(path.join(own, 'content'), 'content');
  // An older version has no languages, so it takes none from the copy either.
  const codes = ours.some(([name]) => languageOf(name)) ? theirs.map(([name]) => languageOf(name)) : [];
  const isWanted = ([name]: SourceFile): boolean => !languageOf(name) || codes.includes(languageOf(name));
  const wanted = new Map([
    ...ours.filter(isWanted),
    ...theirs.filter(isWanted),
    ...renamed(openapi, 'openapi', replaced),
  ]);
  for (const [name, read] of wanted) {
    const file = path.join(folder, name);
    const bytes = read();
    if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Somebody may be reading the old one.
    fs.writeFileSync(`${file}.${process.pid}`, bytes);
    fs.renameSync(`${file}.${process.pid}`, file);
  }
  for (const name of filesBelow(folder)) {
    if (!wanted.has(name)) fs.rmSync(path.join(folder, name), { force: true });
  }
}

/** The further language of a file; undefined for all others. */
function languageOf(name: string): string | undefined {
  const [, folder, code] = name.split('/');
  return folder === LANGUAGES_FOLDER ? code : undefined;
}

type SourceFile = [name: string, read: () => Buffer];

/** The files in a folder by their new names, each with a way to read it. */
const renamed = (folder: string, as: string, replaced?: (text: string) => string) =>
  filesBelow(folder).map((name): SourceFile => {
    const read = () => fs.readFileSync(path.join(folder, name));
    return [`${as}/${name}`, replaced && TEXT.test(name) ? () => Buffer.from(replaced(read().toString('utf8'))) : read];
  });

/** Replaces whole words: "988" in "call 988", but not in "1988" or "0.988". The longest come first. */
export function replacer(words: Record<string, string>): (text: string) => string {
  const alternatives = Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!alternatives.length) return (text) => text;
  const pattern = new RegExp(`(?<![\\w]|\\d\\.)(?:${alternatives.join('|')})(?!\\w)`, 'g');
  return (text) => text.replace(pattern, (word) => words[word] ?? word);
}
