import { activityTypesFile, sensorTypesFile } from '@/lib/content/catalog/load';
import type { DataFile } from '@/lib/content/data-file';
import { glossaryFile, loadGlossary, type GlossaryEntry } from '@/lib/content/glossary';
import { loadReleases, releasesFile, type Releases } from '@/lib/content/releases';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { helpWordsFile } from '@/lib/content/help-words-file';
import { instrumentsFile, loadInstruments } from '@/lib/content/instruments/load';
import type { Instrument } from '@/lib/content/instruments/schema';
import { tryApi, type Api } from '@/lib/openapi/load';
import { readersWordsFile } from '@/lib/search/build/readers-words';
import { factsFile, type Fact } from './facts';
import { loadLanguage } from './load-prose';
import { languageFile } from './prose/language';
import type { Prose } from './rule';

/** Every file of data that authors write, except charts, of which each has a file of its own. */
export const dataFiles: Pick<DataFile<unknown>, 'name' | 'title' | 'schema' | 'file' | 'exists' | 'load'>[] = [
  activityTypesFile,
  factsFile,
  glossaryFile,
  helpWordsFile,
  instrumentsFile,
  languageFile,
  readersWordsFile,
  releasesFile,
  sensorTypesFile,
];

/** What the checks read from the data files, and what is wrong with them. A file with errors contributes no data. */
export interface CheckedData {
  problems: Diagnostic[];
  glossary: GlossaryEntry[];
  facts: Fact[];
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
  for (const { file, exists, load } of dataFiles) {
    if (isWanted(file) && exists()) problems.push(...attempt(load).problems);
  }
  const { api, problems: ofApi } = await tryApi();
  return {
    problems: [...problems, ...ofApi],
    glossary: attempt(loadGlossary).value ?? [],
    facts: attempt(factsFile.load).value ?? [],
    language: attempt(loadLanguage).value,
    instruments: attempt(loadInstruments).value ?? [],
    releases: attempt(loadReleases).value ?? [],
    api,
    apiIsBroken: ofApi.length > 0,
  };
}

function attempt<Value>(read: () => Value): { value?: Value; problems: Diagnostic[] } {
  try {
    return { value: read(), problems: [] };
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return { problems: error.problems };
  }
}
