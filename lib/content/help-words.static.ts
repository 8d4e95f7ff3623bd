import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentFolder } from './folders';
import type { helpWordsSchema } from './help-words-schema';

/**
 * Phrases that suggest that the person searching, or someone else, may be in danger: see
 * content/_data/help-words.yaml.
 */
export type HelpWords = z.infer<typeof helpWordsSchema>;

const file = path.join(contentFolder, '_data', 'help-words.yaml');
const NONE: HelpWords = { always: [], unlessThings: [], alone: [], things: [] };

/** Empty if the content has no such file. */
export const helpWords = fs.existsSync(file) ? (parse(fs.readFileSync(file, 'utf8')) as HelpWords) : NONE;
