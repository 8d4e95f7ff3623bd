import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { projectPath } from '@/lib/diagnostics/project-path';
import { validate } from '@/lib/diagnostics/validate';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import { settings } from '@/lib/settings/settings';
import { CURRENT_VERSION } from '@/lib/settings/versions';
import { contentFolder } from './folders';
import { LANGUAGES_FOLDER } from './language-file';

/** The folder below `content/` with one folder for each older version, named as in its addresses. */
export const VERSIONS_FOLDER = '_versions';

/** The file in such a folder that makes it a version. */
const VERSION_FILE = '_version.yaml';

const versionSchema = z.strictObject({
  label: z.string().min(1).describe('What the version menu calls it, such as "2025".'),
});

/** A frozen copy of pages and API description, which is published below its own path. */
export interface OlderVersion {
  /** The name of its folder, and the first part of its addresses. */
  name: string;
  label: string;
  contentFolder: string;
  openapiFolder: string;
}

/** The first parts of addresses that have no page in `content/`. */
const RESERVED = new Set(['api', 'diagrams', 'instruments', 'publications', 'samples', 'search']);

/**
 * The older versions in `content/_versions/`, the newest name first, with everything that is wrong. `taken` are the
 * addresses of the current pages.
 */
export function readVersions(
  taken: readonly string[],
  folder = path.join(contentFolder, VERSIONS_FOLDER),
): { versions: OlderVersion[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const versions: OlderVersion[] = [];
  const labels = new Map([[settings.currentVersion, 'the current one']]);
  for (const name of foldersIn(folder).sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))) {
    const root = path.join(folder, name);
    const file = projectPath(path.join(root, VERSION_FILE));
    const where = { file, rule: 'version' };
    const fail = (message: string, hint: string, line = 0, at = file) => {
      diagnostics.push({ ...where, file: at, line, message, hint, severity: 'error' });
    };
    const version = { name, contentFolder: path.join(root, 'content'), openapiFolder: path.join(root, 'openapi') };
    const text = readText(path.join(root, VERSION_FILE));
    if (text === undefined) {
      fail('The version has no such file.', `Write one with a line such as: label: "${name}"`);
      continue;
    }
    const source = new YamlSource(text);
    const { value, diagnostics: own } = validate(versionSchema, source, where);
    diagnostics.push(...own);
    if (!/^[a-z0-9][a-z0-9._-]*$/i.test(name)) {
      fail(`"${name}" cannot be part of an address.`, 'Name the folder with letters, digits, dots, and dashes: "1.0".');
    }
    if (name === CURRENT_VERSION) {
      const hint = `Name the folder after its release. The current pages stand in content/ itself.`;
      fail('There is one current version only.', hint);
    }
    if (RESERVED.has(name) || taken.some((address) => address === `/${name}` || address.startsWith(`/${name}/`))) {
      fail(`/${name}/ is also the address of current pages.`, 'Name the folder differently.');
    }
    for (const part of ['content', 'openapi']) {
      const needed = part === 'content' ? 'index.mdx' : 'openapi.yaml';
      const full = path.join(root, part, needed);
      const hint = `Copy the whole folder ${part}/ as it was at that time.`;
      if (!fs.existsSync(full)) fail('The version has no such file.', hint, 0, projectPath(full));
    }
    for (const left of [LANGUAGES_FOLDER, VERSIONS_FOLDER]) {
      const full = path.join(version.contentFolder, left);
      if (fs.existsSync(full))
        fail('An older version has no languages or versions.', 'Delete this folder.', 0, projectPath(full));
    }
    if (!value) continue;
    const known = labels.get(value.label);
    if (known) {
      const hint = 'Give each version a label of its own.';
      fail(`"${value.label}" is also the label of ${known}.`, hint, source.positionOf(['label']).line);
    }
    labels.set(value.label, file);
    versions.push({ ...version, label: value.label });
  }
  return { versions, diagnostics };
}

const foldersIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const readText = (file: string): string | undefined =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
