import fs from 'node:fs';
import path from 'node:path';
import { buildPackages, licenseTable, licenseTexts, SHIPPED, type LockedPackage } from '@/scripts/third-party';

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const cells = (text: string) => text.replace(/[ -]+/g, ' ');

it('lists the packages in the lock file, except those for tests', () => {
  const list = buildPackages({
    '': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b/node_modules/a': { version: '2.0.0', license: 'ISC' },
    'node_modules/c/node_modules/a': { version: '2.0.0', license: 'ISC' },
    'node_modules/test': { version: '1.0.0', dev: true },
    'node_modules/@os/linux': { version: '1.0.0', optional: true },
  });
  expect(list.map(({ name, version }) => `${name} ${version}`)).toEqual(['a 1.0.0', 'a 2.0.0']);
});

it('keeps the list in docs and the texts on the site in sync with the lock file (npm run licenses)', () => {
  expect(cells(fs.readFileSync('docs/third-party.md', 'utf8'))).toBe(cells(licenseTable(packages)));
  const written = fs.readFileSync('public/third-party-licenses.txt', 'utf8');
  const heads = licenseTexts(packages, () => '').match(/^\S+ \S+ \(.+\)$/gm);
  expect(heads).toHaveLength(SHIPPED.length);
  for (const head of heads ?? []) expect(written).toContain(head);
});

it('every package used at build time has a license that lets everyone use it', () => {
  const free =
    /^\(?(MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|CC-BY-4\.0|CC0-1\.0|Unlicense|Python-2\.0|BlueOak-1\.0\.0)\b/;
  const others = buildPackages(packages).filter(
    // MPL-2.0 binds only those who change the package's own files, and none of them reaches the site.
    ({ name, license }) => !free.test(license) && !(license === 'MPL-2.0' && !SHIPPED.includes(name)),
  );
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

it('lists every package that browser code imports as one that ships', () => {
  const found = new Set<string>();
  for (const folder of ['components/client', 'lib/browser']) {
    for (const file of fs.readdirSync(folder, { recursive: true }).map(String)) {
      if (!/\.tsx?$/.test(file)) continue;
      const code = fs.readFileSync(path.join(folder, file), 'utf8');
      for (const [, address = ''] of code.matchAll(/^(?:import|export) (?!type\b)(?:[^;]*? from )?'([^'./][^']*)'/gm)) {
        if (address.startsWith('@/')) continue;
        found.add(
          address
            .split('/')
            .slice(0, address.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      }
    }
  }
  expect([...found].filter((name) => !SHIPPED.includes(name))).toEqual([]);
});
