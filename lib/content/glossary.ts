import { z } from 'zod';
import { defineDataFile } from './data-file';
import { oncePerRevision } from './once-per-revision';

/** The words that pages explain. */
export const glossaryFile = defineDataFile({
  name: 'glossary.yaml',
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
});

export type GlossaryEntry = z.infer<typeof glossaryFile.schema>[number];

/**
 * The glossary, sorted by term. It is cached, because every `<Term>` asks for it.
 * @throws DiagnosticError with the position of every error.
 */
export const loadGlossary = oncePerRevision((): GlossaryEntry[] =>
  glossaryFile.load().toSorted((a, b) => a.term.localeCompare(b.term, 'en')),
);
