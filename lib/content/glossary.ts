import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { DiagnosticError } from '@/lib/diagnostics/diagnostic';
import { contentFolder } from './load';
import { ofThisRevision } from './of-this-revision';
import { validate } from '@/lib/diagnostics/validate';

/** What `content/_data/glossary.yaml` may hold. */
export const glossarySchema = z.array(
  z.strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .describe('Name for links: small letters, digits and hyphens.'),
    term: z.string().min(1).describe('The word as readers see it.'),
    also: z.array(z.string()).optional().describe('Other words for it.'),
    meaning: z.string().min(1).describe('One or two plain sentences.'),
  }),
);

export type GlossaryEntry = z.infer<typeof glossarySchema>[number];

/**
 * The glossary, in the order of its terms; empty when the content has none. Kept, for every `<Term>` asks for it.
 * @throws DiagnosticError with the place of every fault.
 */
export const loadGlossary = ofThisRevision((): GlossaryEntry[] => {
  const file = path.join(contentFolder, '_data', 'glossary.yaml');
  if (!fs.existsSync(file)) return [];
  const where = { file: 'content/_data/glossary.yaml', rule: 'data-file' };
  const { value, problems } = validate(glossarySchema, fs.readFileSync(file, 'utf8'), where);
  if (!value) throw new DiagnosticError(problems);
  return value.sort((a, b) => a.term.localeCompare(b.term, 'en'));
});
