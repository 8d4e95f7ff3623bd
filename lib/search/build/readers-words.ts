import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { contentFolder } from '@/lib/content/folders';
import { YamlSource } from '@/lib/diagnostics/yaml-source';

/** The schema of `content/_data/readers-words.yaml`: words that readers use, by page and ID of the heading. */
export const readersWordsSchema = z.record(z.string().startsWith('/'), z.record(z.string().min(1), z.string().min(1)));

/** The authors' file; empty if the content folder has none. */
export function readersWordsSource(): YamlSource {
  const file = path.join(contentFolder, '_data', 'readers-words.yaml');
  return new YamlSource(fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
}

/** The words in the file; none if it doesn't fit the schema, which content:check reports. */
export const readersWordsOf = (source: YamlSource): z.infer<typeof readersWordsSchema> =>
  readersWordsSchema.safeParse(source.value ?? {}).data ?? {};
