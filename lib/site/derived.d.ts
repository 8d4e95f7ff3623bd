/** The modules that lib/site/derive.ts writes before anything else runs. */
declare module '@/.derived/site/sidebars.json' {
  const sidebars: import('./derive').Derived['sidebars'];
  export default sidebars;
}

declare module '@/.derived/site/languages.json' {
  const languages: import('./derive').Derived['languages'];
  export default languages;
}

declare module '@/.derived/site/language-lines.json' {
  const languageLines: import('./derive').Derived['language-lines'];
  export default languageLines;
}

declare module '@/.derived/site/translations.json' {
  const translations: import('./derive').Derived['translations'];
  export default translations;
}

declare module '@/.derived/site/danger-words.json' {
  const dangerWords: import('./derive').Derived['danger-words'];
  export default dangerWords;
}
