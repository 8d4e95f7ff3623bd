import { readContent } from './load';

/** What a page in the site's own language says to readers of another one; loaded only for them. */
interface LanguageLines {
  label: string;
  dir: 'ltr' | 'rtl';
  offer: string;
  untranslated: string;
  home: string;
  close: string;
}

/** By the code of the language. */
export const languageLines: Record<string, LanguageLines> = Object.fromEntries(
  readContent().languages.map(({ code, label, dir, offer, untranslated, texts }) => [
    code,
    { label, dir, offer, untranslated, home: texts['Go to the home page'] ?? label, close: texts.Close ?? 'Close' },
  ]),
);
