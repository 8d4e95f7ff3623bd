/**
 * `npm run translated -- es/quick_links/help_now`: writes into a translation that it says what its original says
 * now. `npm run content:check` lists those that are behind.
 */
import fs from 'node:fs';
import { withDigest } from '@/lib/authoring/edit-front-matter';
import { loadContent } from '@/lib/content/load-content';
import { didYouMean } from '@/lib/findings/closest-word';
import { runCommand } from './command';

await runCommand(() => {
  const translations = loadContent().languages.flatMap((language) => language.translations);
  const paths = translations.map((translation) => translation.path);
  for (const address of process.argv.slice(2)) {
    const wanted = `/${address.replace(/^\/+|\/+$/g, '')}`;
    const page = translations.find(({ path }) => path === wanted);
    if (!page) throw new Error(`There is no translation at ${wanted}. ${didYouMean(wanted, paths) ?? ''}`.trim());
    fs.writeFileSync(page.file, withDigest(fs.readFileSync(page.file, 'utf8'), page.original));
    console.log(`${page.file} is a translation of what ${page.original.file} says now.`);
  }
});
