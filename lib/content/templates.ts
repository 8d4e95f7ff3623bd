import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from './folders';
import type { FrontMatter } from './front-matter';

/** What a new page of a kind says at first, with advice where its author writes; nothing if there is no such file. */
export function templateOf(kind: FrontMatter['kind']): string {
  const file = path.join(contentFolder, '_templates', `${kind}.mdx`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
