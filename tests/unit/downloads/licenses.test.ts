import fs from 'node:fs';
import { licenseTexts, SHIPPED } from '@/lib/downloads/licenses';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

it('names every package that ships, with its installed version and its license', () => {
  const heads = [...licenseTexts().matchAll(/^(\S+) (\d\S*) \(.+\)\n\n(?=\S)/gm)];
  expect(heads.map(([, name, version]) => [name, version])).toEqual(
    SHIPPED.map((name) => [name, packages[`node_modules/${name}`]?.version]),
  );
});

it('every package used at build time has a license that lets everyone use it', () => {
  const free =
    /^\(?(MIT|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|CC-BY-4\.0|CC0-1\.0|Unlicense|Python-2\.0|PSF-2\.0|BlueOak-1\.0\.0)\b/;
  const others = Object.entries(packages).filter(
    ([name, { license = 'unknown', dev, optional }]) =>
      name &&
      !dev &&
      !optional &&
      !free.test(license) &&
      // MPL-2.0 binds only those who change the package's own files, and none of them reaches the site.
      !(license === 'MPL-2.0' && !SHIPPED.some((shipped) => name.endsWith(`node_modules/${shipped}`))),
  );
  expect(others.map(([name, { license }]) => `${name}: ${license}`)).toEqual([]);
});
