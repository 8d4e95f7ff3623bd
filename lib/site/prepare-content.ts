import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { throwOnErrors } from '@/lib/findings/finding';
import { contentFolder, LANGUAGES_FOLDER, openapiFolder } from '@/lib/sources/folders';
import { releaseKey } from '@/lib/sources/sources';
import { watchSources } from '@/lib/sources/watch-sources';
import { DERIVED, writeDerived } from './derive';

/** The values that the configuration of Next.js needs. */
interface PreparedContent {
  /** The file of each module of derived data, by the name under which code imports it. */
  modules: Record<string, string>;
  /** One for each state of the sources, so that two builds of one commit are identical byte for byte. */
  release: string;
  /** Whether there are routes for other languages: an export can't have a route without pages (vercel/next.js#61213). */
  hasLanguages: boolean;
}

/**
 * Everything that has to happen before the bundler starts, in `next build` and in the preview, where this also begins
 * to watch for saves. The result stays in the environment for the other processes of a build.
 * @throws FindingError with everything that keeps content from becoming pages.
 */
export async function prepareContent(): Promise<PreparedContent> {
  const prepared = process.env.PREPARED_CONTENT;
  if (prepared) return JSON.parse(prepared) as PreparedContent;
  const isPreview = process.env.NODE_ENV === 'development';
  if (isPreview) watchSources();
  else throwOnErrors(loadContent().findings);
  const folder = folderOf(`${contentFolder} ${openapiFolder}`);
  process.env.DERIVED_DIR = folder;
  // Content outside the project is rarely built twice, so its modules are deleted, or they would fill the disk.
  if (folder !== DERIVED) process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  const names = await writeDerived(folder);
  const modules = Object.fromEntries(names.map((name) => [`@/${DERIVED}/${name}`, `./${folder}/${name}`]));
  const hasLanguages = fs.existsSync(path.join(contentFolder, LANGUAGES_FOLDER));
  const result = { modules, release: releaseKey().slice(0, 16), hasLanguages };
  process.env.PREPARED_CONTENT = JSON.stringify(result);
  return result;
}

/** Content that lies elsewhere has modules of its own, because several builds may run at the same time. */
function folderOf(sources: string): string {
  const usual = ['content', 'openapi'].map((name) => path.resolve(name)).join(' ');
  if (sources === usual) return DERIVED;
  return path.posix.join(
    path.posix.dirname(DERIVED),
    crypto.createHash('sha256').update(sources).digest('hex').slice(0, 8),
  );
}
