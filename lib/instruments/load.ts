import fs from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { loadActivityTypes } from '@/lib/catalog/load';
import { contentFolder } from '@/lib/content/load';
import { importFaults, importFile } from './import-file';
import { instrumentFileSchema, type Instrument } from './schema';

const FILE = path.join(contentFolder, '_data', 'instruments.yaml');

/** Where the site serves the file of an instrument. */
export const instrumentPath = ({ id }: Pick<Instrument, 'id'>): string => `/instruments/${id}.json`;

let cached: Instrument[] | undefined;

/**
 * The instruments that people can import, read once a process (each time in development, so that an edit shows); none
 * when the content has no such file.
 * @throws Error naming every fault of the file, also those that the dashboard would find.
 */
export function loadInstruments(): Instrument[] {
  if (!cached || process.env.NODE_ENV === 'development') cached = read();
  return cached;
}

function read(): Instrument[] {
  if (!fs.existsSync(FILE)) return [];
  const parsed = instrumentFileSchema.safeParse(parseYaml(fs.readFileSync(FILE, 'utf8')));
  if (!parsed.success) {
    throw invalid(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const specs = new Set(loadActivityTypes().types.flatMap(({ spec, aliases = [] }) => [spec, ...aliases]));
  const faults = parsed.data.flatMap((instrument) =>
    importFaults(importFile(instrument), specs).map((fault) => `${instrument.id}: ${fault}`),
  );
  if (faults.length) throw invalid(faults);
  return parsed.data;
}

const invalid = (faults: string[]): Error =>
  new Error(`content/_data/instruments.yaml is not valid:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
