import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { OwnSettings } from './settings-schema';

/**
 * The folder with everything that is special to a copy of the site that somebody else runs: settings.yaml, and pages
 * in content/. Our own repository has none. The tests look at the site without it.
 */
export const ownFolder = path.resolve(process.env.OWN_DIR ?? 'own');

/** What own/settings.yaml sets; nothing if there is no such file. */
function readOwn(): OwnSettings {
  const file = path.join(ownFolder, 'settings.yaml');
  return fs.existsSync(file) ? ((parse(fs.readFileSync(file, 'utf8')) ?? {}) as OwnSettings) : {};
}

/** The settings that a copy replaces, without its words, which no page needs once they are in the text. */
export function ownSettings(): Omit<OwnSettings, 'words'> {
  const { words: _, ...settings } = readOwn();
  return settings;
}

/** What the pages and the API description say, and what a copy says instead. */
export const ownWords = (): Record<string, string> => readOwn().words ?? {};
