/**
 * `npx tsx scripts/write-schemas.ts`: writes what editors and authors read about the rules that the build and the checks apply: the JSON
 * Schemas in docs/schemas/, and the table of rules in docs/authoring.md.
 */
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ruleTable } from '@/lib/checks/rules';
import { editorSchemas } from '@/lib/checks/data-files';

const folder = path.join('docs', 'schemas');
fs.mkdirSync(folder, { recursive: true });
for (const [name, schema] of Object.entries(editorSchemas())) {
  const file = path.join(folder, name);
  const text = await format(JSON.stringify(schema), { ...(await resolveConfig(file)), filepath: file });
  fs.writeFileSync(file, text);
  console.log(`Wrote ${file}.`);
}

const guide = path.join('docs', 'authoring.md');
const withTable = fs.readFileSync(guide, 'utf8').replace(/^\| Rule .*\n(?:\|.*\n)+/m, () => `${ruleTable()}\n`);
fs.writeFileSync(guide, await format(withTable, { ...(await resolveConfig(guide)), filepath: guide }));
console.log(`Wrote the table of rules in ${guide}.`);
