import languages from '@/.derived/site/languages.json';
import { splitLanguage } from '@/lib/settings/language-paths';

const codes = languages.map(({ code }) => code);

/** The language of a path, and the path of the same page in the site's own language. */
export const splitKnownLanguage = (path: string): { code: string; path: string } => splitLanguage(path, codes);
