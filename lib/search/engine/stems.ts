/** Cuts the ending off a word in lowercase: `contraseñas` and `contraseña` have the same stem. */
export type Stem = (word: string) => string;

/** How words end, by the code of the language. Each loads only for that language; one without is searched by words. */
const STEMMERS: Record<string, () => Promise<Stem>> = {
  es: async () => (await import('@orama/stemmers/spanish')).stemmer,
};

/** The stems of a language. */
export const stemOf = async (code: string): Promise<Stem> => (await STEMMERS[code]?.()) ?? ((word) => word);
