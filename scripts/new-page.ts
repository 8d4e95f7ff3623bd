/**
 * `npm run new -- start_here/backups "Back up a group" [--kind how-to]`: creates a page from the template of its kind.
 * `npm run new -- es/using/leaving "Dejar mindLAMP"`: creates a translation, which begins as the text of its original.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { KINDS } from '@/lib/content/front-matter';
import { loadContent } from '@/lib/content/load';
import { contentFolder } from '@/lib/sources/folders';
import { newTranslation, newPage, type NewFile } from '@/lib/authoring/new-page';
import { pathOfFile } from '@/lib/content/parse-page';
import { contentOf } from '@/components/page/content-of';
import { splitLanguage } from '@/lib/site/locale';
import type { ContentRecord } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/pages';
import { settings } from '@/lib/settings/settings';
import { runCommand } from './command';

async function translationAt(address: string, title: string): Promise<NewFile | undefined> {
  const { languages, pages } = loadContent();
  const codes = languages.map((language) => language.code);
  const { code, path: original } = splitLanguage(`/${address.replace(/^\/+|\/+$/g, '')}`, codes);
  if (code === settings.language.code) return undefined;
  const page = pages.find((candidate) => candidate.path === original);
  if (!page) throw new Error(`There is no page at ${original} to translate.`);
  const record = (await loadSite()).find(original);
  const { headings } = await contentOf(record as ContentRecord);
  return newTranslation(page, headings, { code, title });
}

async function main(): Promise<void> {
  const options = { kind: { type: 'string', default: 'how-to' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [address, title] = positionals;
  const kind = KINDS.find((one) => one === values.kind);
  if (!address || !title || !kind) {
    throw new Error(`Usage: npm run new -- /folder/name "Title" [--kind ${KINDS.join('|')}]`);
  }
  const translation = await translationAt(address, title);
  const files = translation ? [translation] : newPage({ path: address, title, kind }, loadContent());
  for (const { name, text } of files) {
    const file = path.join(contentFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Never overwrites a file, even one created in the meantime.
    fs.writeFileSync(file, text, { flag: 'wx' });
    console.log(`Created ${path.relative(process.cwd(), file)}.`);
  }
  console.log(
    translation
      ? 'Translate its text in place; docs/authoring.md explains translations.'
      : `Write its front matter and its text. The preview (npm run dev) shows it at ${pathOfFile(files.at(-1)?.name ?? '')}/ and lists what's left to do.`,
  );
}

await runCommand(main);
