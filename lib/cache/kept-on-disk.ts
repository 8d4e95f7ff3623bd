import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const cacheFolder = path.resolve('.cache');

/**
 * What `make` gives, kept as JSON in `.cache/`, so that it is made once for all processes of a build and for later
 * builds. `key` is all that the result depends on; `folder` says what kind it is. What fails is not kept.
 */
export async function keptOnDisk<Result>(
  folder: string,
  key: readonly unknown[],
  make: () => Promise<Result>,
): Promise<Result> {
  const kept = readKept<Result>(folder, key);
  if (kept !== undefined) return kept;
  const file = fileOf(folder, key);
  const made = await make();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Whoever reads at the same time finds nothing or all of it.
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify(made));
  fs.renameSync(temporary, file);
  return made;
}

/** What was kept under this key, or undefined. */
export function readKept<Result>(folder: string, key: readonly unknown[]): Result | undefined {
  const file = fileOf(folder, key);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Result) : undefined;
}

function fileOf(folder: string, key: readonly unknown[]): string {
  const name = crypto.createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
  return path.join(cacheFolder, folder, `${name}.json`);
}
