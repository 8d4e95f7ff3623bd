import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/sources/folders';
import { spellerWith } from './spelling';
import { phraseFinder, shownRemover, wordingFile, type Wording } from './wording';

export type StyleGuide = ReturnType<typeof styleGuideFrom>;

/** What running text is checked against: the dictionary with this content's words, and how this site puts things. */
export const styleGuideFrom = (wordList: string, { refused, spelled, shown }: Wording) => ({
  misspelled: spellerWith(wordList),
  findHurtful: phraseFinder(refused, { ignoresCase: true }),
  findVariants: phraseFinder(spelled, { ignoresCase: false }),
  withoutShown: shownRemover(shown),
});

/** @throws FindingError with the position of every error in wording.yaml. */
export function readStyleGuide(): StyleGuide {
  const file = path.join(contentFolder, '_data', 'words.txt');
  const wordList = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return styleGuideFrom(wordList, wordingFile.load());
}
