import fs from 'node:fs';
import path from 'node:path';

/** Packages with code in the scripts that readers download. All others work only at build time. */
export const SHIPPED: readonly string[] = [
  '@cfworker/json-schema',
  '@orama/stemmers',
  '@swc/helpers',
  'jsonata',
  'lucide',
  'mark.js',
  'minisearch',
  'next',
  'next-themes',
  'react',
  'react-dom',
  'scheduler',
  'stemmer',
];

const FONT_LICENSE = 'public/fonts/LICENSE.txt';

/** Who holds the rights to a package that comes without its license file, which has the words of React's. */
const WITHOUT_FILE: Record<string, string> = { '@cfworker/json-schema': 'Copyright (c) 2020 Jeremy Danyow' };

/** @throws Error if a package has no license file. */
function licenseOf(name: string): string {
  const holder = WITHOUT_FILE[name];
  if (holder) return licenseOf('react').replace(/^Copyright.*/m, holder);
  const folder = path.join('node_modules', name);
  const file = fs
    .readdirSync(folder)
    .sort()
    .find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${folder} has no license file. Add its text in lib/downloads/licenses.ts.`);
  return fs.readFileSync(path.join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim();
}

/**
 * The names, versions, and license texts of the installed packages that readers download.
 * @throws Error if one of them is not installed or has no license file.
 */
export function licenseTexts(): string {
  const parts = SHIPPED.map((name) => {
    const folder = path.join('node_modules', name);
    const { version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
      version: string;
      license: string;
    };
    return `${name} ${version} (${license})\n\n${licenseOf(name)}\n`;
  });
  parts.push(
    `Atkinson Hyperlegible Next, the font of this site (OFL-1.1)\n\n${fs.readFileSync(FONT_LICENSE, 'utf8').trim()}\n`,
  );
  return `The scripts of this site contain code from these packages.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
