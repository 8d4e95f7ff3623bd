import fs from 'node:fs';
import path from 'node:path';
import { editorSchemas } from '@/lib/checks/data-files';

const folder = 'docs/schemas';

it('editors read the same schemas that the build checks (npx tsx scripts/write-schemas.ts)', () => {
  const schemas = editorSchemas();
  expect(fs.readdirSync(folder).sort()).toEqual(Object.keys(schemas).sort());
  for (const [name, schema] of Object.entries(schemas)) {
    expect(JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8'))).toEqual(schema);
  }
});
