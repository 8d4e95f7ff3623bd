import fs from 'node:fs';
import { settings } from './settings';
import { CURRENT_VERSION, type VersionEntry } from './versions';

/** `npm run build` writes this list if there are older versions. */
const list = process.env.SITE_VERSIONS;

const alone: VersionEntry = { name: CURRENT_VERSION, label: settings.currentVersion, base: settings.basePath };

/** Every version of the site, the current one first. */
export const versions: VersionEntry[] = list ? (JSON.parse(fs.readFileSync(list, 'utf8')) as VersionEntry[]) : [alone];

/** The version that these pages belong to. */
export const thisVersion: VersionEntry = versions.find(({ name }) => name === process.env.SITE_VERSION) ?? alone;
