/** What lib/site/derive.ts writes before anything else runs, as modules. */
declare module '@/.derived/site/navigation.json' {
  const navigation: import('./navigation-tree').Navigation;
  export default navigation;
}

declare module '@/.derived/site/languages.json' {
  /** Every language, the site's own first; `paths` are the originals of its pages, and left out if it has them all. */
  const languages: { code: string; label: string; paths?: string[] }[];
  export default languages;
}

declare module '@/.derived/site/language-lines.json' {
  /** What a page in the site's own language says to readers of another one, by its code. */
  const languageLines: Record<
    string,
    { label: string; dir: 'ltr' | 'rtl'; offer: string; untranslated: string; home: string; close: string }
  >;
  export default languageLines;
}

declare module '@/.derived/site/translations.json' {
  /** What the pages of a further language share in the browser, by its code; `paths` are the originals of its pages. */
  const translations: Record<
    string,
    Pick<import('@/lib/content/translations').Language, 'texts'> & {
      docs: import('./navigation-tree').NavItem[];
      paths: string[];
    }
  >;
  export default translations;
}

declare module '@/.derived/site/help-words.json' {
  /** Those of each language, because people in need write in their own on any page. */
  const helpWords: import('@/lib/data/help-words-file').HelpWords[];
  export default helpWords;
}
