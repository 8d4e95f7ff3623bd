import fs from 'node:fs';
import path from 'node:path';
import { loadActivityTypes } from '../catalog/load';
import { contentFolder } from '@/lib/content/folders';
import { ofThisRevision } from '@/lib/content/of-this-revision';
import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';
import { validate } from '@/lib/diagnostics/validate';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import { importFaults, importFile } from './import-file';
import { instrumentFileSchema, type Instrument } from './schema';

const FILE = path.join(contentFolder, '_data', 'instruments.yaml');

/** Address of an instrument's file on the site. */
export const instrumentPath = ({ id }: Pick<Instrument, 'id'>): string => `/instruments/${id}.json`;

/**
 * The instruments that people can import; none if the content has no such file.
 * @throws DiagnosticError with the position of every error in the file, including those that the dashboard would
 * report.
 */
export const loadInstruments = ofThisRevision((): Instrument[] => {
  if (!fs.existsSync(FILE)) return [];
  const where = { file: 'content/_data/instruments.yaml', rule: 'data-file' };
  const source = new YamlSource(fs.readFileSync(FILE, 'utf8'));
  const { value, problems } = validate(instrumentFileSchema, source, where);
  if (!value) throw new DiagnosticError(problems);
  const specs = new Set(loadActivityTypes().types.flatMap(({ spec, aliases = [] }) => [spec, ...aliases]));
  const faults = value.flatMap((instrument, index) =>
    importFaults(importFile(instrument), specs).map((fault): Diagnostic => {
      const message = `${instrument.id}: ${fault}`;
      return { ...where, ...source.positionOf([index]), message, severity: 'error' };
    }),
  );
  if (faults.length) throw new DiagnosticError(faults);
  return value;
});
