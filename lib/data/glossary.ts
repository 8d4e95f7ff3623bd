import { z } from 'zod';
import { findDuplicates } from '@/lib/findings/duplicates';
import { settings } from '@/lib/settings/settings';
import { defineDataFile, idSchema, textSchema, type DataFile } from './data-file';

export const glossaryFile = defineDataFile({
  name: 'glossary.yaml',
  schema: z.array(
    z.strictObject({
      id: idSchema.describe('Name for links: lowercase words joined with hyphens.'),
      term: textSchema.describe('The word as readers see it.'),
      also: z.array(z.string()).optional().describe('Other words for it.'),
      meaning: textSchema.describe('One or two plain sentences.'),
    }),
  ),
  empty: [],
  check: (entries) =>
    (['id', 'term'] as const).flatMap((key) =>
      findDuplicates([...entries.entries()], ([, entry]) => entry[key]).map(({ item: [index, entry] }) => ({
        path: [index, key],
        message: `The ${key} "${entry[key]}" appears twice in the glossary.`,
        hint: 'Combine both meanings in one entry.',
      })),
    ),
});

export type GlossaryEntry = ReturnType<typeof glossaryFile.load>[number];

export const glossaryFileOf = (code: string): DataFile<GlossaryEntry[]> =>
  code === settings.language.code ? glossaryFile : glossaryFile.in(code);

/** The glossary of a language, sorted by term. @throws FindingError with the position of every error. */
export function loadGlossary(code: string = settings.language.code): GlossaryEntry[] {
  return glossaryFileOf(code)
    .load()
    .toSorted((a, b) => a.term.localeCompare(b.term, code));
}
