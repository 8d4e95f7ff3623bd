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
  const name = crypto.createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
  const file = path.join(cacheFolder, folder, `${name}.json`);
  if (fs.existsSync(file)) return JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
  const made = await make();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Whoever reads at the same time finds nothing or all of it.
  const temporary = `${file}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify(made));
  fs.renameSync(temporary, file);
  return made;
}
