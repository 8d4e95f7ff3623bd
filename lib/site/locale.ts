import { translateWith, type Locale } from '@/lib/settings/translate';
import { pathIn } from './language-paths';

/** The locale of a further language: `texts` has each text by the English one, `paths` the originals of its pages. */
export function localeIn(code: string, texts: Readonly<Record<string, string>>, paths: readonly string[]): Locale {
  const translated = new Set(paths);
  return {
    code,
    t: translateWith(texts),
    name: (text) => texts[text] ?? text,
    to: (path) => (translated.has(path) ? pathIn(code, path) : path),
  };
}
