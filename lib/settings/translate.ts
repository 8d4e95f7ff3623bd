import { localizePath } from './language-paths';
import { settings } from './settings';
import type { Text } from './texts';

/** Values for the words in braces. */
export type Values = Record<string, string | number>;

/** Gives a text in the language of the page. */
export type Translate = (text: Text, values?: Values) => string;

/** A text with its words in braces filled in: `fill('Table: {name}', { name: 'Sensors' })`. */
const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (word, name: string) => String(values[name] ?? word));

export const inEnglish: Translate = (text, values) => fill(text, values);

/** Translates into another language; `texts` has each text by the English one. */
export const translateWith =
  (texts: Readonly<Record<string, string>>): Translate =>
  (text, values) =>
    fill(texts[text] ?? text, values);

/** Makes texts and links in the language of a page. */
export interface Locale {
  code: string;
  dir?: 'ltr' | 'rtl';
  t: Translate;
  tSetting: (text: string) => string;
  /** The path of a page in this language, or of the original where it is not translated. */
  pathOf: (path: string) => string;
}

export const DEFAULT_LOCALE: Locale = {
  code: settings.language.code,
  dir: settings.language.dir,
  t: inEnglish,
  tSetting: (text) => text,
  pathOf: (path) => path,
};

/** The locale of another language: `texts` has each text by the English one, `paths` the originals of its pages. */
export function localeFrom(code: string, texts: Readonly<Record<string, string>>, paths: readonly string[]): Locale {
  const translated = new Set(paths);
  return {
    code,
    t: translateWith(texts),
    tSetting: (text) => texts[text] ?? text,
    pathOf: (path) => (translated.has(path) ? localizePath(code, path) : path),
  };
}
