import fs from 'node:fs';
import path from 'node:path';
import { hashOfFiles } from './cache';
import { ownFolder, ownWords } from '@/lib/settings/own-settings';

const TEXT = /\.(mdx?|yaml|json|svg|txt)$/;

/**
 * In a copy that somebody else runs, the folder with content and API description as that copy publishes them: own
 * pages replace ours, and own words replace ours in all texts. Everything else reads these files as if they were ours.
 * Undefined in our own repository. Written once for each state of the sources.
 */
export function ownSources(content: string, openapi: string): string | undefined {
  if (!fs.existsSync(ownFolder)) return undefined;
  const sources = { content: [content, path.join(ownFolder, 'content')], openapi: [openapi] };
  const hash = hashOfFiles([content, openapi, ownFolder]).slice(0, 16);
  const folder = path.resolve('.cache', 'own', hash);
  if (fs.existsSync(folder)) return folder;
  const replaced = replacer(ownWords());
  // Written beside it first, because several processes of a build may do this at the same time.
  const working = `${folder}.${process.pid}`;
  for (const [name, folders] of Object.entries(sources)) {
    for (const from of folders.filter((one) => fs.existsSync(one))) {
      fs.cpSync(from, path.join(working, name), { recursive: true });
    }
    const isOurs = (file: string) => !fs.existsSync(path.join(ownFolder, name, file));
    for (const file of textsBelow(path.join(working, name)).filter(isOurs)) {
      const full = path.join(working, name, file);
      fs.writeFileSync(full, replaced(fs.readFileSync(full, 'utf8')));
    }
  }
  try {
    fs.renameSync(working, folder);
  } catch {
    // Another process was faster.
    fs.rmSync(working, { recursive: true });
  }
  return folder;
}

const textsBelow = (folder: string): string[] =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));

/** Replaces whole words: "988" in "call 988", but not in "1988" or "0.988". The longest come first. */
export function replacer(words: Record<string, string>): (text: string) => string {
  const alternatives = Object.keys(words)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (!alternatives.length) return (text) => text;
  const pattern = new RegExp(`(?<![\\w]|\\d\\.)(?:${alternatives.join('|')})(?!\\w)`, 'g');
  return (text) => text.replace(pattern, (word) => words[word] ?? word);
}
