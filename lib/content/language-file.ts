import { z } from 'zod';
import { settings } from '@/lib/settings/settings';
import { SITE_TEXTS } from '@/lib/settings/texts';

/** The file in a folder of `_languages/` that makes it a language. */
export const LANGUAGE_FILE = '_language.yaml';

const { navbar, announcement, languageNote, searchContexts, helpLines } = settings;

/** All texts that a language has to say, each once: those of the site, and those of its settings that pages show. */
export const TEXTS_TO_SAY = [
  ...new Set<string>([
    ...SITE_TEXTS,
    ...navbar.flatMap((item) => [item.label, ...('entries' in item ? item.entries.map(({ label }) => label) : [])]),
    ...[announcement, languageNote].flatMap((note) =>
      note ? [note.text, ...(note.link ? [note.link.label] : [])] : [],
    ),
    ...searchContexts.map(({ label }) => label),
    helpLines.country,
    ...(helpLines.promise ? [helpLines.promise] : []),
  ]),
];

const textSchema = z.string().min(1);

const textsSchema = z.strictObject(Object.fromEntries(TEXTS_TO_SAY.map((text) => [text, textSchema])));

/** The keys of `_language.yaml`. A text of the site that it leaves out is an error, with its position. */
export const languageSchema = z.strictObject({
  label: textSchema.describe("The language's own name, as the menu shows it."),
  dir: z.enum(['ltr', 'rtl']).describe('The direction in which it is written.'),
  offer: textSchema.describe('The line that offers a page in this language to readers whose browser prefers it.'),
  untranslated: textSchema.describe('The line on a page that this language does not have yet.'),
  behind: textSchema.describe('The line on a page whose English original has changed since it was translated.'),
  toOriginal: textSchema.describe('The link in that line, to the page in English.'),
  texts: textsSchema.describe('Every text of the site and of its settings, by the English one.'),
});

export type LanguageFile = z.infer<typeof languageSchema>;
