import { z } from 'zod';
import { repeated } from '@/lib/diagnostics/repeated';
import { defineDataFile } from './data-file';
import { settings } from '@/lib/settings/settings';
import { LANGUAGES_FOLDER } from './language-file';
import { untilSaved } from './sources';

/** The words that pages explain. */
const definition = (folder?: string) => ({
  name: 'glossary.yaml',
  folder,
  title: 'Glossary',
  schema: z.array(
    z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .describe('Name for links: lowercase letters, digits, and hyphens.'),
      term: z.string().min(1).describe('The word as readers see it.'),
      also: z.array(z.string()).optional().describe('Other words for it.'),
      meaning: z.string().min(1).describe('One or two plain sentences.'),
    }),
  ),
  empty: [],
  check: (entries: { id: string; term: string }[]) =>
    (['id', 'term'] as const).flatMap((key) =>
      repeated([...entries.entries()], ([, entry]) => entry[key]).map(({ item: [index, entry] }) => ({
        path: [index, key],
        message: `The ${key} "${entry[key]}" appears twice in the glossary.`,
        hint: 'Combine both meanings in one entry.',
      })),
    ),
});

export const glossaryFile = defineDataFile(definition());

export type GlossaryEntry = z.infer<typeof glossaryFile.schema>[number];

/**
 * The glossary of a language, sorted by term. It is cached, because every `<Term>` asks for it.
 * @throws DiagnosticError with the position of every error.
 */
export function loadGlossary(code: string = settings.language.code): GlossaryEntry[] {
  let load = loaders.get(code);
  if (!load) {
    const file =
      code === settings.language.code ? glossaryFile : defineDataFile(definition(`${LANGUAGES_FOLDER}/${code}/_data`));
    load = untilSaved(() => file.load().toSorted((a, b) => a.term.localeCompare(b.term, code)));
    loaders.set(code, load);
  }
  return load();
}

const loaders = new Map<string, () => GlossaryEntry[]>();
