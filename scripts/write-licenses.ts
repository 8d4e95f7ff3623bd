/** `npm run licenses` writes docs/third-party.md and public/third-party-licenses.txt from the lock file. */
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { licenseTable, licenseTexts, type LockedPackage } from './third-party';

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** @throws Error if a package that ships has no license text. */
function textOf(name: string): string {
  const folder = path.join('node_modules', name);
  const file = fs
    .readdirSync(folder)
    .sort()
    .find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${folder} has no license file; add its text here by hand.`);
  return fs.readFileSync(path.join(folder, file), 'utf8').replace(/\r\n/g, '\n');
}

const table = path.join('docs', 'third-party.md');
fs.writeFileSync(table, await format(licenseTable(packages), { ...(await resolveConfig(table)), filepath: table }));
fs.writeFileSync(path.join('public', 'third-party-licenses.txt'), licenseTexts(packages, textOf));
console.log('Wrote docs/third-party.md and public/third-party-licenses.txt.');
