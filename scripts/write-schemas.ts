/**
 * `npm run schemas`: writes the JSON Schemas in docs/schemas/, which editors read, from the schemas that the build
 * uses.
 */
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { editorSchemas } from '@/lib/editor/editor-schemas';

const folder = path.join('docs', 'schemas');
fs.mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas())) {
  const file = path.join(folder, name);
  const text = await format(JSON.stringify(schema), { ...(await resolveConfig(file)), filepath: file });
  fs.writeFileSync(file, text);
  console.log(`Wrote ${file}.`);
}
