import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from './folders';
import { KINDS, type FrontMatter } from './front-matter';

/** What a new page of a kind says at first, with advice where its author writes; nothing if there is no such file. */
export function templateOf(kind: FrontMatter['kind']): string {
  const file = path.join(contentFolder, '_templates', `${kind}.mdx`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/** The lines of all templates. */
export const templateLines = (): string[] => KINDS.flatMap((kind) => templateOf(kind).split('\n'));
