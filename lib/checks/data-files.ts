import { z } from 'zod';
import { activityTypesFile, sensorTypesFile } from '@/lib/content/catalog/load';
import type { DataFile } from '@/lib/content/data-file';
import { factsFile } from '@/lib/content/facts';
import { type GlossaryEntry, glossaryFile, loadGlossary } from '@/lib/content/glossary';
import { releasesFile } from '@/lib/content/releases';
import { type Diagnostic, DiagnosticError } from '@/lib/diagnostics/diagnostic';
import { helpWordsFile } from '@/lib/content/help-words-file';
import { instrumentsFile } from '@/lib/content/instruments/load';
import type { Instrument } from '@/lib/content/instruments/schema';
import { type Api, tryApi } from '@/lib/openapi/load';
import { sectionSchema } from '@/lib/content/front-matter';
import { chartSchema } from '@/lib/content/diagrams/chart';
import { versionsFile } from '@/lib/content/versions';
import { loadLanguage } from './load-prose';
import { languageFile } from './prose/language';
import type { Prose } from './rule';

/** Every file of data that authors write, except charts, of which each has a file of its own. */
const dataFiles: Pick<DataFile<unknown>, 'name' | 'title' | 'schema' | 'file' | 'exists' | 'load'>[] = [
  activityTypesFile,
  factsFile,
  glossaryFile,
  helpWordsFile,
  instrumentsFile,
  languageFile,
  releasesFile,
  sensorTypesFile,
  versionsFile,
];

/** What the checks read from the data files, and what is wrong with them. A file with errors contributes no data. */
export interface CheckedData {
  diagnostics: Diagnostic[];
  glossary: GlossaryEntry[];
  language: Pick<Prose, 'generic' | 'language'> | undefined;
  instruments: Instrument[];
  /** The last valid one if it is broken. */
  api: Api;
  apiIsBroken: boolean;
}

/** Reads the requested data files and the API description, and reports every error with its position. */
export async function checkDataFiles(isWanted: (file: string) => boolean): Promise<CheckedData> {
  const diagnostics: Diagnostic[] = [];
  for (const { file, exists, load } of dataFiles) {
    if (isWanted(file) && exists()) diagnostics.push(...attempt(load).diagnostics);
  }
  const { api, diagnostics: ofApi } = await tryApi();
  return {
    diagnostics: [...diagnostics, ...ofApi],
    glossary: attempt(loadGlossary).value ?? [],
    language: attempt(loadLanguage).value,
    instruments: attempt(instrumentsFile.load).value ?? [],
    api,
    apiIsBroken: ofApi.length > 0,
  };
}

function attempt<Value>(read: () => Value): { value?: Value; diagnostics: Diagnostic[] } {
  try {
    return { value: read(), diagnostics: [] };
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    return { diagnostics: error.diagnostics };
  }
}

/** JSON Schemas by file name, for editors that complete and check as authors type. All of them support draft 7. */
export const editorSchemas = (): Record<string, object> =>
  Object.fromEntries(
    [
      { name: 'section.yaml', title: 'Section file of a folder', schema: sectionSchema },
      { name: 'chart.yaml', title: 'Chart', schema: chartSchema },
      ...dataFiles,
    ].map(({ name, title, schema }) => [name.replace('.yaml', '.schema.json'), toJsonSchema(schema, title)]),
  );

function toJsonSchema(schema: z.ZodType, title: string): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    // A key that is optional in the file is also optional in the editor.
    io: 'input',
    // zod adds a format that repeats the pattern; validators report formats that they do not know.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format;
    },
  });
  return { $schema, title, ...rest };
}
