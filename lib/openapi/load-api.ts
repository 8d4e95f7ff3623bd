/** Reads the description. The linter and swagger-parser, which bundles its files, load once something needs them. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { FindingError, type Finding } from '@/lib/findings/finding';
import { cachedOnDisk, memoizeLast } from '@/lib/sources/cache';
import { textsBelow } from '@/lib/sources/files';
import { openapiFolder, projectPath } from '@/lib/sources/folders';
import { memoizeUntilSave } from '@/lib/sources/sources';
import { NO_TEXTS, parseApiTexts, type ApiTexts } from './api-texts';
import type { ApiDescription } from './description';
import { listOperations } from './operations';

export type Api = ReturnType<typeof toApi>;

const ROOT = 'openapi.yaml';
const TEXTS_FILE = 'texts.yaml';

/** Every YAML file in the folder, by its path from the project's root, with its text. */
export function readApiFiles(folder = openapiFolder): { file: string; text: string }[] {
  return textsBelow(folder, '.yaml').map(({ name, text }) => ({ file: projectPath(path.join(folder, name)), text }));
}

export async function checkApi(folder = openapiFolder): Promise<Finding[]> {
  const { lintDescription } = await import('./lint');
  return lintDescription(path.join(folder, ROOT), readApiFiles(folder));
}

/** @throws FindingError if the description cannot become pages. */
export const loadApiFrom = (folder: string): Promise<Api> => loadOnce(folder, JSON.stringify(readApiFiles(folder)));

/** Kept until one of its files changes: other saves in the preview don't read it again. */
const loadOnce = memoizeLast(async (folder: string, files: string): Promise<Api> => {
  const description = await cachedOnDisk('api', [files], () => readDescription(folder));
  const textsFile = path.join(folder, TEXTS_FILE);
  return toApi(
    description,
    parseApiTexts(fs.readFileSync(textsFile, 'utf8'), projectPath(textsFile)),
    filesOfPaths(fs.readFileSync(path.join(folder, ROOT), 'utf8')),
  );
});

/**
 * @param description The whole description as one object, with references kept.
 * @param files For each of its paths, the file in openapi/ that describes its operations.
 */
function toApi(description: ApiDescription, texts: ApiTexts, files: Record<string, string>) {
  return { description, operations: listOperations(description), texts, files };
}

/** The root file refers to other files for its paths, or describes them itself. */
function filesOfPaths(root: string): Record<string, string> {
  const { paths = {} } = parse(root) as { paths?: Record<string, { $ref?: string }> };
  return Object.fromEntries(
    Object.entries(paths).map(([apiPath, { $ref = '' }]) => [apiPath, $ref.replace(/#.*/, '') || ROOT]),
  );
}

async function readDescription(folder: string): Promise<ApiDescription> {
  const { default: SwaggerParser } = await import('@apidevtools/swagger-parser');
  try {
    return (await SwaggerParser.bundle(path.join(folder, ROOT))) as unknown as ApiDescription;
  } catch {
    throw new FindingError(await checkApi(folder));
  }
}

const NO_DESCRIPTION: ApiDescription = {
  openapi: '3.0.3',
  info: { title: 'API', version: '0', 'x-checked': '' },
  paths: {},
};

let lastGood: Api | undefined;

/** The description as it is on disk, with what is wrong; if anything is, the last valid one is returned instead. */
export async function loadApiOrLast(): Promise<{ api: Api; findings: Finding[] }> {
  try {
    lastGood = await loadApiFrom(openapiFolder);
    return { api: lastGood, findings: [] };
  } catch (error) {
    if (!(error instanceof FindingError)) throw error;
    return { api: lastGood ?? toApi(NO_DESCRIPTION, NO_TEXTS, {}), findings: error.findings };
  }
}

const loadCachedApi = memoizeUntilSave(loadApiOrLast);

/**
 * The description.
 * @throws FindingError if it has errors in production; a preview uses the last valid one.
 */
export async function loadApi(): Promise<Api> {
  const { api, findings } = await loadCachedApi();
  if (findings.length && process.env.NODE_ENV === 'production') throw new FindingError(findings);
  return api;
}
