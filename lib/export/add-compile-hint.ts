import fs from 'node:fs';
import path from 'node:path';
import { withoutBase } from '@/lib/settings/paths';
import { filesBelow } from '@/lib/sources/files';
import type { ExportStep } from './exported-site';
import { holdScripts } from './next-page';

/**
 * Tells V8 that nearly all functions of a file will run, so that it compiles them while the file is loading, beside the
 * page, and not one by one in the task that starts the app. A comment that others ignore:
 * https://chromestatus.com/feature/5100466238652416
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Puts the hint at the top of the files that start the app. The app then starts with half the work on a slow phone; without
 * this step, it works the same.
 */
export const addCompileHint: ExportStep = {
  name: 'compile-hint',
  run: ({ folder, basePath }) => {
    const pages = filesBelow(folder, '.html').map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
    for (const script of new Set(pages.flatMap((page) => holdScripts(page)?.scripts ?? []))) {
      const file = path.join(folder, decodeURIComponent(withoutBase(script, basePath)));
      fs.writeFileSync(file, HINT + fs.readFileSync(file, 'utf8'));
    }
    return [];
  },
};
