import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentFolder } from '@/lib/content/load';
import { indexTerm } from '../engine/analysis';
import type { Synonyms } from '../engine/unpack-index';
import { textWords } from '../engine/words';

/** The schema of `content/_data/synonyms.yaml`: groups of words with the same meaning. */
export const synonymsSchema = z.array(z.array(z.string().min(1)).min(2));

/** A phrase as index terms separated by spaces. */
export function phraseKey(phrase: string): string {
  return phrase
    .split(/\s+/)
    .flatMap((word) => textWords(word).slice(-1))
    .map((word) => indexTerm(word))
    .filter(Boolean)
    .join(' ');
}

/**
 * Parses the authors' list of synonym groups.
 * @throws Error naming the group if it is not a list of two or more words.
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

/** The authors' synonyms; empty if the content folder has no list. */
export function loadSynonyms(): Synonyms {
  const file = path.join(contentFolder, '_data', 'synonyms.yaml');
  return fs.existsSync(file) ? parseSynonyms(fs.readFileSync(file, 'utf8')) : {};
}
