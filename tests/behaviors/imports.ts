import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** The project's own file that an import means, if it is one. */
function resolve(from: string, address: string): string | undefined {
  const target = address.startsWith('@/')
    ? address.slice(2)
    : address.startsWith('.')
      ? path.join(path.dirname(from), address)
      : undefined;
  if (target === undefined) return undefined;
  const file = ENDINGS.map((ending) => target + ending).find((name) =>
    fs.statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
  return file?.split(path.sep).join('/');
}

/** What a file of the project imports of the project, by `import` and `import()`. */
export function importsOf(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, address = '']) => resolve(file, address) ?? []);
}

/** Every file of the project that these files lead to, with themselves. */
export function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const wait = [...files];
  for (let file = wait.pop(); file !== undefined; file = wait.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    wait.push(...importsOf(file));
  }
  return reached;
}

/** The files from which the exported site is made: all routes but those that exist for tests. */
export function routeFiles(): string[] {
  return fs
    .readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.broken.'))
    .concat('instrumentation-client.ts', 'lib/browser/start-app.ts');
}
