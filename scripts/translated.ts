/**
 * `npm run translated -- es/quick_links/help_now`: writes into a translation that it says what its original says
 * now. `npm run content:check` lists those that are behind.
 */
import fs from 'node:fs';
import { withDigest } from '@/lib/authoring/edit-front-matter';
import { typedPath } from '@/lib/authoring/typed-path';
import { loadContent } from '@/lib/content/load-content';
import { didYouMean } from '@/lib/findings/closest-word';
import { runCommand } from './command';

await runCommand(() => {
  const translations = loadContent().languages.flatMap((language) => language.translations);
  const paths = translations.map((translation) => translation.path);
  for (const argument of process.argv.slice(2)) {
    const wanted = typedPath(argument);
    const translation = translations.find(({ path }) => path === wanted);
    if (!translation)
      throw new Error(`There is no translation at ${wanted}. ${didYouMean(wanted, paths) ?? ''}`.trim());
    const { file, original } = translation;
    fs.writeFileSync(file, withDigest(fs.readFileSync(file, 'utf8'), original));
    console.log(`${file} is a translation of what ${original.file} says now.`);
  }
});
