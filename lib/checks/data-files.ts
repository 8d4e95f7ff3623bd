import fs from 'node:fs';
import path from 'node:path';
import { loadActivityTypes, loadSensorTypes } from '@/lib/content/catalog/load';
import { contentFolder } from '@/lib/content/folders';
import { loadGlossary, type GlossaryEntry } from '@/lib/content/glossary';
import { loadReleases, type Releases } from '@/lib/content/releases';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { validate } from '@/lib/diagnostics/validate';
import { loadInstruments } from '@/lib/content/instruments/load';
import type { Instrument } from '@/lib/content/instruments/schema';
import { tryApi, type Api } from '@/lib/openapi/load';
import { helpWordsSchema } from '@/lib/content/help-words-schema';
import { readersWordsSchema } from '@/lib/search/build/readers-words';
import { loadLanguage } from './load-prose';
import type { Prose } from './rule';

/** What the checks read from the data files, and what is wrong with them. A file with errors contributes no data. */
export interface CheckedData {
  problems: Diagnostic[];
  glossary: GlossaryEntry[];
  language: Pick<Prose, 'generic' | 'language'> | undefined;
  instruments: Instrument[];
  releases: Releases;
  /** The last valid one if it is broken. */
  api: Api;
  apiIsBroken: boolean;
}

/** Reads the requested data files and the API description, and reports every error with its position. */
export async function checkDataFiles(isWanted: (file: string) => boolean): Promise<CheckedData> {
  const problems: Diagnostic[] = [];
  const attempt = <T>(read: () => T): T | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof DiagnosticError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const isThere = (name: string) => isWanted(`content/_data/${name}`) && fs.existsSync(fileOf(name));
  const glossary = attempt(loadGlossary) ?? [];
  const language = attempt(loadLanguage);
  if (isThere('activity-types.yaml')) attempt(loadActivityTypes);
  if (isThere('sensor-types.yaml')) attempt(loadSensorTypes);
  const releases = attempt(loadReleases) ?? [];
  for (const [name, schema] of [
    ['readers-words.yaml', readersWordsSchema],
    ['help-words.yaml', helpWordsSchema],
  ] as const) {
    if (!isThere(name)) continue;
    const where = { file: `content/_data/${name}`, rule: 'data-file' };
    problems.push(...validate<unknown>(schema, fs.readFileSync(fileOf(name), 'utf8'), where).problems);
  }
  const instruments = attempt(loadInstruments) ?? [];
  const { api, problems: ofApi } = await tryApi();
  return {
    problems: [...problems, ...ofApi],
    glossary,
    language,
    instruments,
    releases,
    api,
    apiIsBroken: ofApi.length > 0,
  };
}

const fileOf = (name: string): string => path.join(contentFolder, '_data', name);
