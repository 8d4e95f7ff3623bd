import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const cacheFolder = path.resolve('.cache');

/**
 * The result of `make`, cached as JSON in `.cache/`, so that it is computed once for all processes of a build and for
 * later builds. `key` is everything the result depends on; `folder` names its kind. Failures are not cached.
 */
export async function cachedOnDisk<Result>(
  folder: string,
  key: readonly unknown[],
  make: () => Promise<Result>,
): Promise<Result> {
  const kept = readCache<Result>(folder, key);
  if (kept !== undefined) return kept;
  const made = await make();
  writeCache(folder, key, made);
  return made;
}

/** Caches a value under this key. */
export function writeCache(folder: string, key: readonly unknown[], value: unknown): void {
  const file = fileOf(folder, key);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Written this way so that concurrent readers find either nothing or the complete file.
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify(value));
  fs.renameSync(temporary, file);
}

/** The value cached under this key, or undefined. */
export function readCache<Result>(folder: string, key: readonly unknown[]): Result | undefined {
  const file = fileOf(folder, key);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Result) : undefined;
}

function fileOf(folder: string, key: readonly unknown[]): string {
  const name = crypto.createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
  return path.join(cacheFolder, folder, `${name}.json`);
}

/**
 * The same function, which returns its last result when called again with the same arguments: what a save in the
 * preview leaves as it is need not be made anew.
 */
export function memoizeLast<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    if (!last || args.some((arg, at) => arg !== last?.args[at])) last = { args, result: make(...args) };
    return last.result;
  };
}
