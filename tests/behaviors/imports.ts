import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** The project file that an import refers to, or undefined for a package. */
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

/** The project files that a file imports, with `import` or `import()`. */
export function importsOf(file: string): string[] {
  const text = fs.readFileSync(file, 'utf8');
  return [...text.matchAll(IMPORT)].flatMap(([, address = '']) => resolve(file, address) ?? []);
}

/** These files and every project file that they import, directly or indirectly. */
export function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...files];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    queue.push(...importsOf(file));
  }
  return reached;
}

/** The entry points of the exported site: all routes except those that exist only for tests. */
export function routeFiles(): string[] {
  return fs
    .readdirSync('app', { recursive: true, encoding: 'utf8' })
    .map((file) => `app/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.broken.'))
    .concat('instrumentation-client.ts', 'lib/browser/start-app.ts');
}
