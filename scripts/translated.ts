/**
 * `npx tsx scripts/translated.ts`: lists, for each further language, the translations that are behind and the pages that are
 * missing. `npx tsx scripts/translated.ts es/quick_links/help_now`: writes into a translation that it says what its original
 * says now.
 */
import fs from 'node:fs';
import { loadContent } from '@/lib/content/load';
import { markTranslated, stateOfLanguages } from '@/lib/content/translations';
import { didYouMean } from '@/lib/diagnostics/closest';
import { runCommand } from './command';

function main(): void {
  const { languages, pages } = loadContent();
  const wanted = process.argv.slice(2).map((address) => `/${address.replace(/^\/+|\/+$/g, '')}`);
  if (!wanted.length) {
    console.log(stateOfLanguages({ languages, pages }) || 'There is no further language in content/_languages/.');
    return;
  }
  const translations = languages.flatMap((language) => language.pages);
  const found = wanted.map((address) => {
    const page = translations.find(({ path }) => path === address);
    if (page) return page;
    const known = translations.map(({ path }) => path);
    throw new Error(`There is no translation at ${address}. ${didYouMean(address, known) ?? ''}`.trim());
  });
  for (const page of found) {
    fs.writeFileSync(page.file, markTranslated(fs.readFileSync(page.file, 'utf8'), page.original));
    console.log(`${page.file} is a translation of what ${page.original.file} says now.`);
  }
}

await runCommand(main);
