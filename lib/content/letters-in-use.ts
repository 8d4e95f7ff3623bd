import fs from 'node:fs';
import path from 'node:path';
import { TEXTS } from '@/lib/settings/texts';
import { contentFolder, openapiFolder } from './folders';

/** Every letter that titles, headings, and the interface may show, in any language of the site, each once. */
export function lettersInUse(): string {
  const files = [contentFolder, openapiFolder].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(mdx|ya?ml)$/.test(file))
      .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  return [...new Set([...ascii, ...TEXTS.join(''), ...files.join('')])].sort().join('');
}
