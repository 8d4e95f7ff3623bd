import { dangerWordsFile } from '@/lib/data/danger-words-file';
import type { DataFile } from '@/lib/data/data-file';
import { factsFile } from '@/lib/data/facts';
import { glossaryFile } from '@/lib/data/glossary';
import { instrumentsFile } from '@/lib/data/instruments/instruments-file';
import { activityTypesFile, sensorTypesFile } from '@/lib/data/type-files';
import { type Finding, FindingError } from '@/lib/findings/finding';
import { checkApi, readApiFiles, loadApiOrLast } from '@/lib/openapi/load-api';
import { readStyleGuide } from './prose/style-guide';
import { wordingFile } from './prose/wording';

/** Every file of data that authors write in the site's own language. */
const dataFiles: Pick<DataFile<unknown>, 'file' | 'exists' | 'load'>[] = [
  activityTypesFile,
  dangerWordsFile,
  factsFile,
  glossaryFile,
  instrumentsFile,
  wordingFile,
  sensorTypesFile,
];

/** Those of them that another language has in its own words. */
const translatedFiles = [dangerWordsFile, glossaryFile];

/** The data files as the checks need them, with their findings. A file with errors contributes no data. */
export type DataFiles = Awaited<ReturnType<typeof readDataFiles>>;

/**
 * Reads the requested data files, those of the other languages among them, and the API description, and reports every
 * error with its position; what the description lacks only if one of its files is requested.
 */
export async function readDataFiles(isWanted: (file: string) => boolean, languages: readonly { code: string }[]) {
  const inLanguages = languages.flatMap(({ code }) => translatedFiles.map((file) => file.in(code)));
  const ofFiles = [...dataFiles, ...inLanguages]
    .filter(({ file, exists }) => isWanted(file) && exists())
    .flatMap(({ load }) => tryRead(load).findings);
  const { api, findings: broken } = await loadApiOrLast();
  const ofApi = readApiFiles().some(({ file }) => isWanted(file)) ? await checkApi() : broken;
  return {
    findings: [...ofFiles, ...languages.flatMap(missingDangerWords), ...ofApi],
    /** Undefined if its file is broken. */
    styleGuide: tryRead(readStyleGuide).value,
    instruments: tryRead(instrumentsFile.load).value ?? [],
    /** The last valid one if it is broken. */
    api,
    isApiBroken: broken.length > 0,
  };
}

/** Without these words, search silently fails to show help numbers to people in danger who write in that language. */
function missingDangerWords({ code }: { code: string }): Finding[] {
  const { file, exists } = dangerWordsFile.in(code);
  const message = "The language has no such file, so search doesn't know when somebody who writes in it is in danger.";
  const hint = `Write it as ${dangerWordsFile.file} is written, in the words people use in that language.`;
  return exists() ? [] : [{ file, line: 0, rule: 'data-file', message, hint, severity: 'error' }];
}

function tryRead<Value>(read: () => Value): { value?: Value; findings: Finding[] } {
  try {
    return { value: read(), findings: [] };
  } catch (error) {
    if (!(error instanceof FindingError)) throw error;
    return { findings: error.findings };
  }
}
