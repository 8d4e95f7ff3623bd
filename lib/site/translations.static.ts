import { helpWordsIn, type HelpWords } from '@/lib/content/help-words-file';
import { textsOfSettings } from '@/lib/content/language-file';
import type { Language } from '@/lib/content/translations';
import { settings } from '@/lib/settings/settings';
import { TEXTS } from '@/lib/settings/texts';
import { SEARCH } from './page-record';
import type { NavItem } from './navigation-tree';
import { readSite } from './pages';

/** What the pages of a further language share in the browser. */
type BrowserTranslation = Pick<Language, 'texts' | 'helpLines'> & {
  docs: NavItem[];
  /** The originals of its pages. */
  paths: string[];
  /** What people type in this language when somebody is in danger. */
  helpWords: HelpWords;
};

const { languages } = await readSite();

/** What the site says; a copy with settings of its own doesn't say what ours do. */
const said = new Set<string>([...TEXTS, ...textsOfSettings(settings)]);

/** By the code of the language: one file, which only pages in these languages load. */
export const translations: Record<string, BrowserTranslation> = Object.fromEntries(
  [...languages].map(([code, { texts, helpLines, docs, pages }]) => [
    code,
    {
      texts: Object.fromEntries(Object.entries(texts).filter(([english]) => said.has(english))),
      helpLines,
      docs,
      paths: [...pages.map(({ original }) => original.path), SEARCH.path],
      helpWords: helpWordsIn(code).read(),
    },
  ]),
);
