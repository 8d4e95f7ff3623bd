/**
 * `npm run scale -- 1000 [4000 ...]`: builds the site with that many more pages, which are copies of its own, outside the
 * repository's content, and reports time, peak memory of all processes together, and how the export grows.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { filesBelow } from '@/lib/content/files';
import { loadContent } from '@/lib/content/load';
import { measureBuild } from './measure-build';

const FOLDERS = 40;
const out = path.resolve('out.scale');

/** The content with copies of its pages, in a folder that is deleted at the end. */
function writeContent(count: number): string {
  const content = fs.mkdtempSync(path.join(os.tmpdir(), 'scale-'));
  fs.cpSync('content', content, { recursive: true });
  // A table lists every page of a feature, so copies of these would change other pages.
  const pages = loadContent().pages.filter(({ frontMatter }) => !frontMatter.feature);
  for (let index = 0; index < count; index++) {
    const { frontMatter, body } = pages[index % pages.length]!;
    const [folder, position] = [`part-${index % FOLDERS}`, Math.floor(index / FOLDERS) + 1];
    // The original keeps its old addresses and its place in the sidebar.
    const head = { ...frontMatter, aliases: undefined, section: undefined, sidebar_position: position };
    write(path.join(content, 'scale', folder, `page-${index}.mdx`), `---\n${stringify(head)}---\n${body.trimStart()}`);
    write(path.join(content, 'scale', folder, '_section.yaml'), `label: Part ${folder}\norder: ${index % FOLDERS}\n`);
  }
  write(path.join(content, 'scale', '_section.yaml'), 'label: Scale\norder: 99\n');
  return content;
}

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Number and size (MB) of the export's files. */
function totals(): { files: number; megabytes: number } {
  const all = filesBelow(out);
  const bytes = all.reduce((sum, file) => sum + fs.statSync(path.join(out, file)).size, 0);
  return { files: all.length, megabytes: bytes / 2 ** 20 };
}

const counts = process.argv.slice(2).map(Number);
if (!counts.length || counts.some((count) => !Number.isInteger(count) || count < 0)) {
  console.error('Say how many pages to add: npm run scale -- 1000 4000');
  process.exit(2);
}
const rows: Record<string, string | number>[] = [];
for (const count of counts) {
  const content = writeContent(count);
  try {
    const { seconds, cpuSeconds, peakMiB } = await measureBuild('.', { CONTENT_DIR: content, OUT_DIR: out });
    const { files, megabytes } = totals();
    rows.push({
      'pages added': count,
      seconds: Math.round(seconds),
      'processor seconds': Math.round(cpuSeconds),
      'peak memory (MiB)': Math.round(peakMiB),
      files,
      'export (MB)': Math.round(megabytes),
      'faq/index.html (KB)': Math.round(fs.statSync(path.join(out, 'faq', 'index.html')).size / 1024),
    });
  } finally {
    fs.rmSync(content, { recursive: true });
    fs.rmSync(out, { recursive: true, force: true });
  }
}
console.table(rows);
