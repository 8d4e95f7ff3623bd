import { buildContent } from '@/lib/content/content';
import { readContentFiles, throwOnErrors } from '@/lib/content/load';
import type { OlderVersion } from '@/lib/content/versions';
import { projectPath } from '@/lib/diagnostics/project-path';
import { readApi } from '@/lib/openapi/load';
import { settings } from '@/lib/settings/settings';
import { CURRENT_VERSION, type VersionEntry } from '@/lib/settings/versions';
import { SEARCH } from './page-record';
import { contentPages, loadSite, siteOf, type Site } from './pages';

/**
 * Every version of the site with its pages, the current one first, as menus need them.
 * @throws DiagnosticError with every error in the files of older versions.
 */
export async function listVersions(older: readonly OlderVersion[]): Promise<VersionEntry[]> {
  const { currentVersion: label, basePath: base } = settings;
  return [
    { name: CURRENT_VERSION, label, base, paths: pathsOf(await loadSite()) },
    ...(await Promise.all(
      older.map(async (version) => ({
        name: version.name,
        label: version.label,
        base: `${base}/${version.name}`,
        paths: pathsOf(await readOlder(version)),
      })),
    )),
  ];
}

/** The pages that every version has in the site's own language. */
const pathsOf = (site: Site): string[] => [
  ...contentPages(site).flatMap(({ path: address, language }) =>
    language === settings.language.code ? [address] : [],
  ),
  SEARCH.path,
];

async function readOlder({ contentFolder, openapiFolder }: OlderVersion): Promise<Site> {
  const { files, diagnostics: unreadable } = readContentFiles(contentFolder);
  const content = buildContent(files, settings.excludedFolders);
  const root = projectPath(contentFolder);
  const diagnostics = content.diagnostics.map((diagnostic) => ({
    ...diagnostic,
    file: diagnostic.file.replace(/^content/, root),
  }));
  throwOnErrors({ diagnostics: [...unreadable, ...diagnostics] });
  return siteOf(content, await readApi(openapiFolder));
}
