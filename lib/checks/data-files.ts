import { activityTypesFile, sensorTypesFile } from '@/lib/data/catalog/type-files';
import type { DataFile } from '@/lib/data/data-file';
import { factsFile } from '@/lib/data/facts';
import { glossaryFile } from '@/lib/data/glossary';
import { synonymsFile } from '@/lib/data/synonyms-file';
import { type Finding, FindingError } from '@/lib/findings/finding';
import { helpWordsFile } from '@/lib/data/help-words-file';
import { instrumentsFile } from '@/lib/data/instruments/instruments-file';
import { type Api, checkApi, readTexts, tryApi } from '@/lib/openapi/load-api';
import { loadProse } from './load-prose';
import { wordingFile } from './prose/wording';
import type { Prose } from './rule';

/** Every file of data that authors write. */
const dataFiles: Pick<DataFile<unknown>, 'file' | 'exists' | 'load'>[] = [
  activityTypesFile,
  factsFile,
  glossaryFile,
  helpWordsFile,
  instrumentsFile,
  wordingFile,
  sensorTypesFile,
  synonymsFile,
];

/** The data files as the checks need them, with their findings. A file with errors contributes no data. */
export interface CheckedData {
  findings: Finding[];
  /** Undefined if its file is broken. */
  prose: Prose | undefined;
  instruments: ReturnType<typeof instrumentsFile.load>;
  /** The last valid one if it is broken. */
  api: Api;
  apiIsBroken: boolean;
}

/**
 * Reads the requested data files and the API description, and reports every error with its position; what the
 * description lacks only if one of its files is requested.
 */
export async function checkDataFiles(isWanted: (file: string) => boolean): Promise<CheckedData> {
  const ofFiles = dataFiles
    .filter(({ file, exists }) => isWanted(file) && exists())
    .flatMap(({ load }) => tryRead(load).findings);
  const { api, findings: broken } = await tryApi();
  const ofApi = readTexts().some(({ name }) => isWanted(name)) ? await checkApi() : broken;
  return {
    findings: [...ofFiles, ...ofApi],
    prose: tryRead(loadProse).value,
    instruments: tryRead(instrumentsFile.load).value ?? [],
    api,
    apiIsBroken: broken.length > 0,
  };
}

function tryRead<Value>(read: () => Value): { value?: Value; findings: Finding[] } {
  try {
    return { value: read(), findings: [] };
  } catch (error) {
    if (!(error instanceof FindingError)) throw error;
    return { findings: error.findings };
  }
}
