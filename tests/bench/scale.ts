/**
 * `npm run scale -- 0 [1000 4000 ...]`: builds the site with empty caches and that many more pages, which are copies of
 * its own outside the repository's content, and prints the time, the processor time of all processes, and how the export
 * grows.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { filesBelow } from '@/lib/sources/files';
import { loadContent } from '@/lib/content/load-content';

const FOLDERS = 40;

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** Puts the content with copies of its pages into a folder. */
function writeContent(folder: string, count: number): void {
  fs.cpSync('content', folder, { recursive: true });
  // A table lists every page of a feature, so copies of these would change other pages.
  const pages = loadContent().pages.filter(({ frontMatter }) => !frontMatter.feature);
  for (let index = 0; index < count; index++) {
    const { frontMatter, body } = pages[index % pages.length]!;
    const part = path.join(folder, 'scale', `part-${index % FOLDERS}`);
    // The original keeps its old addresses and its place in the sidebar.
    const { aliases: _, category: __, ...head } = { ...frontMatter, sidebar_position: Math.floor(index / FOLDERS) + 1 };
    write(path.join(part, `page-${index}.mdx`), `---\n${stringify(head)}---\n${body.trimStart()}`);
    write(path.join(part, '_category.yaml'), `label: Part ${index % FOLDERS}\norder: ${index % FOLDERS}\n`);
    write(path.join(folder, 'scale', '_category.yaml'), 'label: Scale\norder: 99\n');
  }
}

/** Builds, and says what it took. Reads processor time from `/proc`, so only on Linux. */
async function build(env: Record<string, string>): Promise<string> {
  for (const cache of ['.cache', '.next']) fs.rmSync(cache, { recursive: true, force: true });
  const [start, cpuBefore] = [performance.now(), cpuOfChildren()];
  const child = spawn('npm', ['run', 'build'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Error(`The build exited with status ${String(status)}.`);
  const [seconds, cpu] = [(performance.now() - start) / 1000, cpuOfChildren() - cpuBefore];
  return `${seconds.toFixed(1)} s, processor time ${cpu.toFixed(1)} s`;
}

/** Processor seconds of finished child processes; see fields 16 and 17 (in hundredths) in `proc_pid_stat(5)`. */
function cpuOfChildren(): number {
  const fields = fs
    .readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

const counts = process.argv.slice(2).map(Number);
if (!counts.length || counts.some((count) => !Number.isInteger(count) || count < 0)) {
  console.error('Say how many pages to add: npm run scale -- 0 1000 4000');
  process.exit(2);
}
for (const count of counts) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scale-'));
  const [content, out] = [path.join(folder, 'content'), path.join(folder, 'out')];
  try {
    writeContent(content, count);
    const cost = await build({ CONTENT_DIR: content, OUT_DIR: out });
    const sizes = filesBelow(out).map((file) => fs.statSync(path.join(out, file)).size);
    const megabytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 2 ** 20);
    const page = Math.round(fs.statSync(path.join(out, 'faq', 'index.html')).size / 1024);
    console.log(`${count}: ${cost}; ${sizes.length} files, ${megabytes} MiB, faq/index.html ${page} KiB`);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
