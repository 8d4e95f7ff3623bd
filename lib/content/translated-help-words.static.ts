import { helpWordsIn, type HelpWords } from './help-words-file';
import { readContent } from './load';

/** What people type when somebody is in danger, by the code of a further language; loaded for readers who prefer it. */
export const translatedHelpWords: Record<string, HelpWords> = Object.fromEntries(
  readContent().languages.map(({ code }) => [code, helpWordsIn(code).read()]),
);
