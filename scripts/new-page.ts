/** `npm run new -- run_a_study/backups "Back up a group" [--kind how-to]`: creates a page from the template of its kind. */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { newPage } from '@/lib/authoring/new-page';
import { pathOfFile } from '@/lib/content/document';
import { PAGE_KINDS } from '@/lib/content/front-matter';
import { loadContent } from '@/lib/content/load-content';
import { contentFolder } from '@/lib/sources/folders';
import { runCommand } from './command';

await runCommand(() => {
  const options = { kind: { type: 'string', default: 'how-to' }, category: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [pagePath, title] = positionals;
  const kind = PAGE_KINDS.find((name) => name === values.kind);
  if (!pagePath || !title || !kind) {
    throw new Error(`Usage: npm run new -- /folder/name "Title" [--kind ${PAGE_KINDS.join('|')}] [--category folder]`);
  }
  const { name, text } = newPage({ path: pagePath, title, kind, category: values.category }, loadContent());
  const file = path.join(contentFolder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Never overwrites a file, even one created in the meantime.
  fs.writeFileSync(file, text, { flag: 'wx' });
  console.log(`Created ${path.relative(process.cwd(), file)}.`);
  console.log(
    `Write its front matter and its text. The preview (npm run dev) shows it at ${pathOfFile(name)}/ and lists what's left to do.`,
  );
});
