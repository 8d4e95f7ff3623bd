import languages from '@/.derived/site/languages.json';

/** The languages of the site that the reader's browser prefers, best first. */
export const preferredLanguages = (): string[] =>
  navigator.languages.flatMap((tag) =>
    languages.map(({ code }) => code).filter((code) => tag === code || tag.startsWith(`${code}-`)),
  );
