import fs from 'node:fs';
import path from 'node:path';
import { didYouMean } from '@/lib/findings/closest-word';
import { filesBelow } from '@/lib/sources/files';
import { contentFolder, LANGUAGES_FOLDER } from '@/lib/sources/folders';
import { memoizeUntilSave } from '@/lib/sources/sources';

const TALL = '.tall';

/** The name of a drawing's tall form, for narrow columns: `content/_diagrams/{name}.tall.svg`. */
export const tallName = (name: string): string => name + TALL;

/**
 * The file of each drawing by its name. A drawing with words in another language is in that language's folder, under the
 * name of the original, and has the code in its own name: `platform.es`.
 */
export const loadDrawings = memoizeUntilSave((): ReadonlyMap<string, string> => {
  const files = filesBelow(contentFolder, '.svg').flatMap((file): [string, string][] => {
    const [, code, name] = DRAWING.exec(file) ?? [];
    if (name === undefined) return [];
    const [original = '', tall = ''] = name.split(/(\.tall)$/);
    return [[code ? `${original}.${code}${tall}` : name, path.join(contentFolder, file)]];
  });
  return new Map(files);
});

const DRAWING = new RegExp(`^(?:${LANGUAGES_FOLDER}/([^/]+)/)?_diagrams/(.+)\\.svg$`);

/** The drawing's SVG with its color tokens unresolved. @throws Error that names a similar drawing, or all. */
export function readDrawing(name: string): string {
  const file = loadDrawings().get(name);
  if (file) return fs.readFileSync(file, 'utf8');
  const names = [...loadDrawings().keys()];
  const hint = didYouMean(name, names) ?? `Available: ${names.join(', ')}.`;
  throw new Error(`There is no drawing content/_diagrams/${name}.svg. ${hint}`);
}
