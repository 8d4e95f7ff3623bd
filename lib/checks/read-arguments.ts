import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectPath } from '@/lib/sources/folders';

/**
 * Reads the arguments of `npm run content:check`: options, and names of files or folders. `all` are the files that
 * there are to check.
 * @returns whether warnings fail, too, and the files to check, from the project's root; without files, all.
 * @throws Error for an option that it doesn't have, and for a name without such files, saying which.
 */
export function readArguments(args: string[], all: string[]): { isStrict: boolean; files?: ReadonlySet<string> } {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { strict: { type: 'boolean' } } });
  const { strict: isStrict = false } = values;
  if (!positionals.length) return { isStrict };
  const named = positionals.flatMap((name) => {
    const wanted = projectPath(path.resolve(name));
    const matching = all.filter((file) => file === wanted || file.startsWith(`${wanted}/`));
    if (!matching.length)
      throw new Error(`There is nothing to check at ${name}: name content files, or folders of them.`);
    return matching;
  });
  return { isStrict, files: new Set(named) };
}
