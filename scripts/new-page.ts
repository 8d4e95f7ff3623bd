/**
 * `npm run new -- start_here/backups "Back up a group" [--kind how-to] [--audience clinician,researcher]
 * [--description "One sentence."] [--checked 2025-12]`: makes a page with valid front matter and the headings of its kind.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { AUDIENCES, KINDS } from '@/lib/content/front-matter';
import { contentFolder, loadContent } from '@/lib/content/load';
import { newPage } from '@/lib/content/new-page';
import { didYouMean } from '@/lib/diagnostics/closest';
import { settings } from '@/lib/settings/settings';

const USAGE = `Use: npm run new -- /folder/name "Title"
  --kind         ${KINDS.join(', ')} (how-to if left out)
  --audience     one or more of ${AUDIENCES.join(', ')}, with commas between them
  --description  one sentence of 50 to 170 characters for search results
  --checked      month of the platform that it is checked against (the newest of the other pages if left out)`;

/** @throws Error naming the values that there are, and the one that was probably meant. */
function oneOf<T extends string>(known: readonly T[], value: string, option: string): T {
  const found = known.find((one) => one === value);
  if (found) return found;
  throw new Error(`${option} "${value}" is not one of ${known.join(', ')}. ${didYouMean(value, known) ?? ''}`.trim());
}

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      audience: { type: 'string' },
      description: { type: 'string' },
      checked: { type: 'string' },
    },
  });
  const [address, title] = positionals;
  if (!address || !title) throw new Error(USAGE);
  const kind = values.kind === undefined ? undefined : oneOf(KINDS, values.kind, '--kind');
  const audience = values.audience?.split(',').map((who) => oneOf(AUDIENCES, who.trim(), '--audience'));
  const options = { path: address, title, kind, audience, description: values.description, checked: values.checked };
  for (const { name, text } of newPage(options, loadContent(), settings.excludedFolders)) {
    const file = path.join(contentFolder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    // Never over a file that is there, whatever happened since it was looked for.
    fs.writeFileSync(file, text, { flag: 'wx' });
    console.log(`${path.relative(process.cwd(), file)} is there.`);
  }
  console.log(
    'It is full of advice: write over it. `npm run dev` shows the page and tells what is left to do; docs/authoring.md explains what you can write.',
  );
}

try {
  main();
} catch (error) {
  const message =
    error instanceof z.ZodError
      ? error.issues.map(({ path: at, message: what }) => `${at.join('.')} ${what}`.trim()).join('\n')
      : error instanceof Error
        ? error.message
        : String(error);
  console.error(message);
  process.exitCode = 1;
}
