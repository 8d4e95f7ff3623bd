/** A package as listed in the lock file. */
export interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

/** Packages with code in the scripts that readers download. All others work only at build time. */
export const SHIPPED = [
  '@swc/helpers',
  'minisearch',
  'next',
  'next-themes',
  'react',
  'react-dom',
  'scheduler',
  'stemmer',
];

const nameOf = (location: string): string =>
  location.slice(location.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The packages that a build uses, sorted by name, each version once. Binaries for a single system are left out. */
export function buildPackages(
  packages: Record<string, LockedPackage>,
): { name: string; version: string; license: string }[] {
  const found = new Map<string, { name: string; version: string; license: string }>();
  for (const [location, { version, license, dev, optional }] of Object.entries(packages)) {
    if (!location || dev || optional) continue;
    const name = nameOf(location);
    found.set(`${name} ${version}`, { name, version, license: license ?? 'see the package' });
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The list for maintainers: docs/third-party.md. */
export function licenseTable(packages: Record<string, LockedPackage>): string {
  const list = buildPackages(packages);
  const row = ({ name, version, license }: (typeof list)[number]) => `| ${name} | ${version} | ${license} |`;
  const table = (rows: typeof list) =>
    ['| Package | Version | License |', '| --- | --- | --- |', ...rows.map(row)].join('\n');
  const ships = ({ name }: { name: string }) => SHIPPED.includes(name);
  return `# Third-party packages

Written by \`npm run licenses\`. Packages used only for tests and checks are not listed.

## In the scripts that readers get

Their license texts are on the site, in \`/third-party-licenses.txt\`.

${table(list.filter(ships))}

## Used only to build the site

${table(list.filter((one) => !ships(one)))}
`;
}

/** The license texts of what readers download: public/third-party-licenses.txt. */
export function licenseTexts(packages: Record<string, LockedPackage>, textOf: (name: string) => string): string {
  const parts = buildPackages(packages)
    .filter(({ name }) => SHIPPED.includes(name))
    .map(({ name, version, license }) => `${name} ${version} (${license})\n\n${textOf(name).trim()}\n`);
  return `The scripts of this site contain code from these packages.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`;
}
