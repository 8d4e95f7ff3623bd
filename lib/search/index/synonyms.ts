import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '@/lib/content/load';
import { indexTerm } from '../engine/analysis';
import type { Synonyms } from '../engine/unpack-index';
import { textWords } from '../engine/words';

/** What `content/_data/synonyms.yaml` may hold: groups of words that mean the same. */
export const synonymsSchema = z.array(z.array(z.string().min(1)).min(2));

/** A phrase as the index knows it. */
export function phraseKey(phrase: string): string {
  return phrase
    .split(/\s+/)
    .flatMap((word) => textWords(word).slice(-1))
    .map((word) => indexTerm(word))
    .filter(Boolean)
    .join(' ');
}

/**
 * Reads the writers' list of groups of words that mean the same.
 * @throws Error naming the line when the file holds something else.
 */
export function parseSynonyms(text: string): Synonyms {
  const groups: unknown = parse(text) ?? [];
  if (!Array.isArray(groups)) throw new Error('content/_data/synonyms.yaml must be a list of lists of words.');
  const synonyms = new Map<string, string[]>();
  for (const [place, group] of groups.entries()) {
    const strings = Array.isArray(group) && group.length > 1 && group.every((word) => typeof word === 'string');
    if (!strings) {
      throw new Error(
        `content/_data/synonyms.yaml: group ${place + 1} must list two or more words, like "- [patient, participant]".`,
      );
    }
    const keys = [...new Set((group as string[]).map(phraseKey).filter(Boolean))];
    for (const key of keys) {
      const others = keys.filter((other) => other !== key && !other.startsWith(`${key} `));
      synonyms.set(key, [...new Set([...(synonyms.get(key) ?? []), ...others])]);
    }
  }
  return Object.fromEntries(synonyms);
}

/** The writers' list; none in a content folder without one. */
export function loadSynonyms(): Synonyms {
  const file = path.join(contentFolder, '_data', 'synonyms.yaml');
  return fs.existsSync(file) ? parseSynonyms(fs.readFileSync(file, 'utf8')) : {};
}
