import fs from 'node:fs';
import path from 'node:path';
import { dangerWordsFile } from '@/lib/data/danger-words-file';
import { settings } from '@/lib/settings/settings';
import { writeAtomically } from '@/lib/sources/files';
import { memoizeUntilSave } from '@/lib/sources/sources';
import { loadSite, originalsOf, type Site } from './site';

/** The folder that browser code imports derived data from; see next.config.mjs for builds of other content. */
export const DERIVED = '.derived/site';

/** A language, the site's own first; `paths` are the originals of its pages, and left out if it has them all. */
interface DerivedLanguage {
  code: string;
  label: string;
  paths?: string[];
}

/** The values of the modules, by name. @public For derived.d.ts. */
export type Derived = ReturnType<typeof derive>;

/** The data that browser code needs about content and the API description, by the name of its module. */
function derive({ sidebars, languages }: Site) {
  const others = [...languages.values()];
  const mapByCode = <Value>(valueOf: (language: (typeof others)[number]) => Value) =>
    Object.fromEntries(others.map((language) => [language.code, valueOf(language)]));
  return {
    sidebars,
    languages: [
      { code: settings.language.code, label: settings.language.label },
      ...others.map((language) => ({ code: language.code, label: language.label, paths: originalsOf(language) })),
    ] as DerivedLanguage[],
    'language-lines': mapByCode(({ label, dir, offer, untranslated, texts }) => ({
      label,
      dir,
      offer,
      untranslated,
      home: texts['Go to the home page'] ?? label,
      close: texts.Close ?? 'Close',
    })),
    translations: mapByCode((from) => ({ texts: from.texts, docs: from.docs, paths: originalsOf(from) })),
    'danger-words': [dangerWordsFile, ...others.map(({ code }) => dangerWordsFile.in(code))].map((file) => file.load()),
  };
}

/**
 * Writes derived data as JSON modules, but only those whose text has changed, so that the bundler rebuilds nothing
 * unnecessarily. @returns their names.
 * @throws FindingError if the settings, the content folder, or a data file can't be read.
 */
export async function writeDerived(folder = process.env.DERIVED_DIR ?? DERIVED): Promise<string[]> {
  const modules = Object.entries(derive(await loadSite()));
  for (const [name, value] of modules) {
    const file = path.join(folder, `${name}.json`);
    const text = JSON.stringify(value);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) writeAtomically(file, text);
  }
  return modules.map(([name]) => `${name}.json`);
}

/** Writes derived data once after each save, in the preview. */
export const updateDerived = memoizeUntilSave(async () => writeDerived());
