/**
 * `npm run move -- /old /new`: moves a page, or a folder of pages, to another address, rewrites every link to it, and
 * keeps the old address as an alias.
 */
import fs from 'node:fs';
import path from 'node:path';
import { movePage, type ProjectFile } from '@/lib/authoring/move-page';
import { loadContent } from '@/lib/content/load-content';
import { textsBelow } from '@/lib/sources/files';
import { contentFolder, openapiFolder, projectPath } from '@/lib/sources/folders';
import { runCommand } from './command';

/** Texts in a folder that may contain links. */
const textsIn = (folder: string, ...endings: string[]): ProjectFile[] =>
  endings
    .flatMap((ending) => textsBelow(folder, ending))
    .map(({ name, text }) => ({ file: projectPath(path.join(folder, name)), text }));

function main(): void {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) throw new Error('Usage: npm run move -- /old/address /new/address');
  const files = [...textsIn(contentFolder, '.mdx', '.md', '.yaml'), ...textsIn(openapiFolder, '.yaml')];
  const content = loadContent();
  const { renames, edits, categories } = movePage({ from, to }, content, files);
  for (const rename of renames) {
    fs.mkdirSync(path.dirname(rename.to), { recursive: true });
    fs.renameSync(rename.from, rename.to);
    console.log(`Moved ${rename.from} to ${rename.to}.`);
  }
  for (const { name, text } of categories) {
    const file = path.join(contentFolder, name);
    fs.writeFileSync(file, text, { flag: 'wx' });
    console.log(`Created ${projectPath(file)}. Give it a clear label and a position.`);
  }
  for (const { file, text } of edits) {
    fs.writeFileSync(file, text);
    console.log(`Changed ${file}.`);
  }
  console.log('Run `npm run content:check` and the tests: code may mention the old address, too.');
}

await runCommand(main);
