import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';
import { contentFolder } from './folders';
import { ofThisRevision } from './of-this-revision';
import { validate } from '@/lib/diagnostics/validate';

/** The keys that `content/_data/glossary.yaml` may have. */
export const glossarySchema = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .describe('Name for links: lowercase letters, digits, and hyphens.'),
    term: z.string().min(1).describe('The word as readers see it.'),
    also: z.array(z.string()).optional().describe('Other words for it.'),
    meaning: z.string().min(1).describe('One or two plain sentences.'),
  }),
);

export type GlossaryEntry = z.infer<typeof glossarySchema>[number];

/**
 * The glossary, sorted by term; empty when the content has none. It is cached, because every `<Term>` asks for it.
 * @throws DiagnosticError with the position of every error.
 */
export const loadGlossary = ofThisRevision((): GlossaryEntry[] => {
  const file = path.join(contentFolder, '_data', 'glossary.yaml');
  if (!fs.existsSync(file)) return [];
  const where = { file: 'content/_data/glossary.yaml', rule: 'data-file' };
  const { value, problems } = validate(glossarySchema, fs.readFileSync(file, 'utf8'), where);
  if (!value) throw new DiagnosticError(problems);
  return value.sort((a, b) => a.term.localeCompare(b.term, 'en'));
});
