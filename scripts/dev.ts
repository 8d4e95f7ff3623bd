/**
 * The author's preview: Next.js in development, and a watcher for what Next.js does not know of. An edit of a page,
 * a drawing, a data file or the API description shows in the open browser page within a second or two; a mistake
 * shows there with file and line.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from '@/lib/content/load';
import { openapiFolder } from '@/lib/openapi/load';
import { generatedFolder, prepare, writeIfChanged } from './prepare';

const watched = [contentFolder, openapiFolder];
const signal = path.join(generatedFolder, 'content-revision.ts');
let revision = 0;

/** A module that every page imports in development: a new number makes Next.js draw the page again. */
function signalChange(): void {
  writeIfChanged(signal, `export const contentRevision = ${++revision};\n`);
}

async function refresh(): Promise<void> {
  try {
    await prepare();
  } catch (error) {
    // The page itself shows the problem; here it is told once more for whoever looks at the terminal.
    console.error(error instanceof Error ? error.message : error);
  }
  signalChange();
}

let timer: ReturnType<typeof setTimeout> | undefined;
await refresh();
for (const folder of watched.filter((name) => fs.existsSync(name))) {
  fs.watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(), 60);
  });
}

const next = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
});
for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => next.kill(name));
next.on('exit', (code) => process.exit(code ?? 0));
