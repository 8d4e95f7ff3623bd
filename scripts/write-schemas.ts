/** `npx tsx scripts/write-schemas.ts`: writes the JSON Schemas in docs/schemas/, with which editors check data files. */
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { editorSchemas } from '@/lib/checks/data-files';

const folder = path.join('docs', 'schemas');
fs.mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas())) {
  const file = path.join(folder, name);
  const text = await format(JSON.stringify(schema), { ...(await resolveConfig(file)), filepath: file });
  fs.writeFileSync(file, text);
  console.log(`Wrote ${file}.`);
}
