import { helpWordsFile, type HelpWords } from './help-words-file';

/** The phrases as they were when the site was bundled. */
export const helpWords: HelpWords = helpWordsFile.read();
