import fs from 'node:fs';
import { parse } from 'yaml';

/** Phrases by which somebody says that they, or someone else, may be in danger: see content/_data/help-words.yaml. */
export interface HelpWords {
  always: string[];
  unlessThings: string[];
  alone: string[];
  things: string[];
}

export const helpWords = parse(fs.readFileSync('content/_data/help-words.yaml', 'utf8')) as HelpWords;
