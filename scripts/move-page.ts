/**
 * `npm run move -- /old /new`: moves a page, or a folder of pages, to another address, rewrites every link to it, and
 * keeps the old address as an alias.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { loadContent } from '@/lib/content/load';
import { contentFolder } from '@/lib/content/folders';
import { movePage, type ProjectFile } from '@/lib/content/move-page';
import { settings } from '@/lib/settings/settings';
import { projectPath } from '@/lib/diagnostics/project-path';

/** Texts in a folder that may contain links. */
function textsBelow(folder: string, names: RegExp): ProjectFile[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && names.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: projectPath(file), text: fs.readFileSync(file, 'utf8') }));
}

/** The files that no commit contains. Empty outside a clone, where every page counts as published. */
function neverCommitted(files: string[]): Set<string> {
  const args = ['log', '--format=', '--name-only', '-z', '--', 'content'];
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) return new Set();
  const committed = new Set(stdout.split('\0').map((name) => name.trim()));
  return new Set(files.filter((file) => !committed.has(file)));
}

function main(): void {
  const [from, to] = process.argv.slice(2);
  if (!from || !to) throw new Error('Usage: npm run move -- /old/address /new/address');
  const files = [...textsBelow(contentFolder, /\.(mdx?|yaml)$/), ...textsBelow('openapi', /\.yaml$/)];
  const content = loadContent();
  const pages = [...content.pages, ...content.languages.flatMap((language) => language.pages)];
  const unpublished = neverCommitted(pages.map(({ file }) => file));
  const { renames, edits, sections } = movePage({ from, to }, content, files, settings.excludedFolders, unpublished);
  for (const rename of renames) {
    fs.mkdirSync(path.dirname(rename.to), { recursive: true });
    fs.renameSync(rename.from, rename.to);
    console.log(`Moved ${rename.from} to ${rename.to}.`);
  }
  for (const { name, text } of sections) {
    const file = path.join(contentFolder, name);
    fs.writeFileSync(file, text, { flag: 'wx' });
    console.log(`Created ${projectPath(file)}. Give it a clear label and a position.`);
  }
  for (const { name, text } of edits) {
    fs.writeFileSync(name, text);
    console.log(`Changed ${name}.`);
  }
  const old = `/${from.replace(/^\/+|\/+$/g, '')}`;
  const code = ['app', 'components', 'lib', 'tests'].flatMap((folder) => textsBelow(folder, /\.(tsx?|json|yaml)$/));
  const quoted = ['"', "'", '`'].flatMap((quote) => [`${quote}${old}${quote}`, `${quote}${old}/`, `${quote}${old}#`]);
  const named = code.filter(({ text }) => quoted.some((form) => text.includes(form)));
  if (named.length) {
    console.log('These files mention the old address too. Check whether they mean this page:');
    for (const { name } of named) console.log(`  ${name}`);
  }
  console.log('Run `npm run content:check` to check the result.');
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
