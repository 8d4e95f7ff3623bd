import fs from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { contentFolder } from './load';

const glossarySchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z0-9-]+$/),
    term: z.string().min(1),
    also: z.array(z.string()).optional(),
    meaning: z.string().min(1),
  }),
);

export type GlossaryEntry = z.infer<typeof glossarySchema>[number];

let cached: GlossaryEntry[] | undefined;

/**
 * The glossary, in the order of its terms; empty when the content has none. Read once a process (each time in
 * development, so that an edit shows), for every `<Term>` asks for it.
 */
export function loadGlossary(): GlossaryEntry[] {
  if (!cached || process.env.NODE_ENV === 'development') cached = readGlossary();
  return cached;
}

function readGlossary(): GlossaryEntry[] {
  const file = path.join(contentFolder, '_data', 'glossary.yaml');
  if (!fs.existsSync(file)) return [];
  const parsed = glossarySchema.safeParse(parseYaml(fs.readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.data.sort((a, b) => a.term.localeCompare(b.term, 'en'));
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`content/_data/glossary.yaml is not valid: ${faults.join('; ')}`);
}
