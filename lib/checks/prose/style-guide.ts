import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/sources/folders';
import { spellerWith, type Speller } from './spelling';
import { wordingFile, type Wording } from './wording';

/** What running text is checked against: the dictionary with this content's words, and how this site puts things. */
export interface StyleGuide {
  misspelled: Speller;
  wording: Wording;
}

/** @throws FindingError with the position of every error in wording.yaml. */
export function readStyleGuide(): StyleGuide {
  const file = path.join(contentFolder, '_data', 'words.txt');
  const wordList = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return { misspelled: spellerWith(wordList), wording: wordingFile.load() };
}
