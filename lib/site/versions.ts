import older from '@/.derived/site/versions.json';
import { normalizePath } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { CURRENT_VERSION, type VersionEntry } from '@/lib/settings/versions';

/** The older version that is being built, from its tag; empty for the current one. */
const built = process.env.SITE_VERSION;
const base = built ? settings.basePath.replace(`/${built}`, '') : settings.basePath;

/** Every version of the site, the current one first. No address is ever lost, so the current one has all of them. */
export const versions: VersionEntry[] = [
  { name: CURRENT_VERSION, label: settings.currentVersion, base },
  ...older.map(({ name, label, paths }) => ({
    name,
    label,
    base: `${base}/${name}`,
    paths: [...paths.map((path) => normalizePath(path)), '/search'],
  })),
];

/** The version that these pages belong to. */
export const thisVersion: VersionEntry = versionNamed(built || CURRENT_VERSION);

function versionNamed(name: string): VersionEntry {
  const version = versions.find((one) => one.name === name);
  if (!version) throw new Error(`SITE_VERSION is "${name}", which content/_data/versions.yaml does not list.`);
  return version;
}
