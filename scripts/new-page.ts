/**
 * `npm run new -- start_here/backups "Back up a group" [--kind how-to] [--audience clinician,researcher]
 * [--description "One sentence."] [--checked 2025-12]`: creates a page with valid front matter and the headings of
 * its kind.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { AUDIENCES, KINDS } from '@/lib/content/front-matter';
import { loadContent } from '@/lib/content/load';
import { contentFolder } from '@/lib/content/folders';
import { newTranslation, newPage, type NewFile } from '@/lib/content/new-page';
import { pathOfFile } from '@/lib/content/parse-page';
import { didYouMean } from '@/lib/diagnostics/closest';
import { contentOf } from '@/components/page/page-content';
import { splitLanguage } from '@/lib/site/locale';
import type { ContentRecord } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/pages';
import { settings } from '@/lib/settings/settings';
import { runCommand } from './command';

const USAGE = `Usage: npm run new -- /folder/name "Title"
  --kind         ${KINDS.join(', ')} (default: how-to)
  --audience     one or more of ${AUDIENCES.join(', ')}, separated by commas
                 (default: the readers of most pages in the folder)
  --description  one sentence of 50 to 170 characters for search results
  --checked      month of the platform that you checked it against (default: the newest month on any other page)`;

const OPTIONS = {
  kind: { type: 'string' },
  audience: { type: 'string' },
  description: { type: 'string' },
  checked: { type: 'string' },
} as const;

/** @throws Error with the allowed values and the one that was probably meant. */
function oneOf<T extends string>(known: readonly T[], value: string, option: string): T {
  const found = known.find((one) => one === value);
  if (found) return found;
  throw new Error(`${option} "${value}" is not one of ${known.join(', ')}. ${didYouMean(value, known) ?? ''}`.trim());
}

/** A translation: its text begins as that of the original. */
async function translationAt(address: string, title: string): Promise<NewFile | undefined> {
  const { languages, pages } = loadContent();
  const { code, path: original } = splitLanguage(
    `/${address.replace(/^\/+|\/+$/g, '')}`,
    languages.map((language) => language.code),
  );
  if (code === settings.language.code) return undefined;
  const page = pages.find((candidate) => candidate.path === original);
  if (!page) {
    const known = pages.map((candidate) => candidate.path);
    throw new Error(`There is no page at ${original} to translate. ${didYouMean(original, known) ?? ''}`.trim());
  }
  const record = (await loadSite()).find(original);
  const { headings } = await contentOf(record as ContentRecord);
  return newTranslation(page, headings, { code, title });
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const [address, title] = positionals;
  if (!address || !title) throw new Error(USAGE);
  const kind = values.kind === undefined ? undefined : oneOf(KINDS, values.kind, '--kind');
  const audience = values.audience?.split(',').map((who) => oneOf(AUDIENCES, who.trim(), '--audience'));
  const options = { path: address, title, kind, audience, description: values.description, checked: values.checked };
  const translation = await translationAt(address, title);
  const files = translation ? [translation] : newPage(options, loadContent(), settings.excludedFolders);
  for (const { name, text } of files) {
    const file = path.join(contentFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Never overwrites a file, even one created in the meantime.
    fs.writeFileSync(file, text, { flag: 'wx' });
    console.log(`Created ${path.relative(process.cwd(), file)}.`);
  }
  if (translation) {
    console.log('Translate its text in place; docs/authoring.md explains translations.');
    return;
  }
  console.log(
    `Replace the advice on the page with your text; docs/authoring.md explains what you can write. The preview (npm run dev) shows the page at ${pathOfFile(files.at(-1)?.name ?? '')}/ and lists what's left to do.`,
  );
}

function explained(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const option =
    'code' in error && error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && /'(--?[^']+)'/.exec(error.message);
  if (!option) return error.message;
  const known = Object.keys(OPTIONS).map((name) => `--${name}`);
  return `There is no option ${option[1]}. ${didYouMean(option[1] ?? '', known) ?? `\n${USAGE}`}`;
}

await runCommand(main, explained);
