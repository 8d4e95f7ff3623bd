import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { writeAtomically } from './files';

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
  const name = crypto.createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
  const file = path.join(cacheFolder, folder, `${name}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
  const result = await make();
  writeAtomically(file, JSON.stringify(result));
  return result;
}

/**
 * Wraps a function to return its last result when it's called again with the same arguments, so that a save in the
 * preview repeats only the work that it changes.
 */
export function memoizeLast<Args extends readonly unknown[], Result>(
  make: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    if (!last || args.some((arg, index) => arg !== last?.args[index])) last = { args, result: make(...args) };
    return last.result;
  };
}
