import { settings } from '@/lib/settings/settings';
import { readContent } from './load';

/** What menus on every page need to know about a language. */
interface LanguageEntry {
  code: string;
  label: string;
  /** The pages that exist in it, by the path of the original; none for the site's own language, which has them all. */
  paths?: string[];
}

/** Every language of the site, its own first, as when the site was bundled. */
export const languages: LanguageEntry[] = [
  { code: settings.language.code, label: settings.language.label },
  ...readContent().languages.map(({ code, label, pages }) => ({
    code,
    label,
    paths: [...pages.map(({ original }) => original.path), '/search'],
  })),
];
