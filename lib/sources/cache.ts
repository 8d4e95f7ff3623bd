import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { removeAllButNewest, writeAtomically } from './files';
import { siteKey } from './sources';

const cacheFolder = path.resolve('.cache');
/** For how many states of the site results are kept: builds of other content, side by side, each have their own. */
const MAX_STATES = 8;

/**
 * The result of `make`, cached as JSON in `.cache/`, so that it is computed once for all processes of a build and for
 * later builds of the same state of the site. `key` is what else the result depends on, and `kind` names what it is.
 * Failures are not cached.
 */
export async function cachedOnDisk<Result>(
  kind: string,
  key: readonly unknown[],
  make: () => Promise<Result>,
): Promise<Result> {
  const name = crypto.createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
  const folder = path.join(cacheFolder, siteKey());
  const file = path.join(folder, kind, `${name}.json`);
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
  } catch {
    // It isn't there, or another process is just removing it.
  }
  const result = await make();
  const isNewState = !fs.existsSync(folder);
  writeAtomically(file, JSON.stringify(result));
  if (isNewState) removeAllButNewest(MAX_STATES, cacheFolder);
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
