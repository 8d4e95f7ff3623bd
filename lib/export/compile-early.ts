import fs from 'node:fs';
import path from 'node:path';
import type { ExportStep } from './exported-site';
import { parenthesizeFactories } from './next-page';

/** Has browsers compile the modules of the app while its files arrive, and not when they run. */
export const compileEarly: ExportStep = {
  name: 'compile-early',
  run: ({ folder }) => {
    const chunks = path.join(folder, '_next', 'static', 'chunks');
    for (const name of fs.readdirSync(chunks).filter((name) => name.endsWith('.js'))) {
      const file = path.join(chunks, name);
      const code = fs.readFileSync(file, 'utf8');
      const changed = parenthesizeFactories(code);
      if (changed !== code) fs.writeFileSync(file, changed);
    }
    return [];
  },
};
