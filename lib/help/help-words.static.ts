import fs from 'node:fs';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { helpWordsSchema } from './help-words-schema';

/**
 * Phrases that suggest that the person searching, or someone else, may be in danger: see
 * content/_data/help-words.yaml.
 */
export type HelpWords = z.infer<typeof helpWordsSchema>;

export const helpWords = parse(fs.readFileSync('content/_data/help-words.yaml', 'utf8')) as HelpWords;
