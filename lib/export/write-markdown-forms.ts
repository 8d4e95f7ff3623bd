import fs from 'node:fs';
import path from 'node:path';
import type { ExportStep } from './exported-site';

/** Writes the files for programs: see lib/downloads/markdown-forms.ts. */
export const writeMarkdownForms: ExportStep = {
  name: 'markdown-forms',
  run: ({ folder, markdown }) => {
    for (const [name, text] of markdown) {
      const file = path.join(folder, name);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, text);
    }
    return [];
  },
};
