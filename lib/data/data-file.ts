import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { FindingError, type Finding } from '@/lib/findings/finding';
import { validate } from '@/lib/findings/validate';
import { YamlSource, type KeyPath } from '@/lib/findings/yaml-source';
import { memoizeLast } from '@/lib/sources/cache';
import { contentFile, contentFolder, LANGUAGES_FOLDER } from '@/lib/sources/folders';
import { memoizeUntilSave } from '@/lib/sources/sources';

/** A text that is not empty. */
export const textSchema = z.string().min(1);

/** An ID: what addresses and other files call an entry. */
export const idSchema = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined with hyphens');

/** A finding that a schema cannot make, at the value that causes it. */
export interface ValueFinding {
  path: KeyPath;
  message: string;
  hint?: string;
}

interface Definition<Value> {
  /** File name in `content/_data/`, or in the folder of that name of a language. */
  name: string;
  schema: z.ZodType<Value>;
  /** The value if the content has no such file; without it, a missing file is an error. */
  empty?: Value;
  /** Findings in a value that fits the schema. */
  check?: (value: Value) => ValueFinding[];
}

/** A YAML file that authors write for code to read. */
export interface DataFile<Value> {
  /** Path from the project's root. */
  file: string;
  exists: () => boolean;
  /** The valid value, cached until the content changes. @throws FindingError with the position of every error. */
  load: () => Value;
  /** Parses the file's text. @throws FindingError with the position of every error. */
  parse: (text: string) => Value;
}

/** One definition for everything that reads a data file; `in` gives the file of the same name in another language. */
export function defineDataFile<Value>(
  definition: Definition<Value>,
): DataFile<Value> & { in: (code: string) => DataFile<Value> } {
  const translated = new Map<string, DataFile<Value>>();
  const inLanguage = (code: string): DataFile<Value> => {
    const file = translated.get(code) ?? fileIn(`${LANGUAGES_FOLDER}/${code}/_data`, definition);
    translated.set(code, file);
    return file;
  };
  return { ...fileIn('_data', definition), in: inLanguage };
}

function fileIn<Value>(folder: string, { name, schema, empty, check }: Definition<Value>): DataFile<Value> {
  const file = contentFile(`${folder}/${name}`);
  const full = path.join(contentFolder, folder, name);
  const where = { file, rule: 'data-file' };
  const exists = () => fs.existsSync(full);

  const parse = memoizeLast((yaml: string): Value => {
    const source = new YamlSource(yaml);
    const { value, findings } = validate(schema, source, where);
    if (value === undefined) throw new FindingError(findings);
    const errors = (check?.(value) ?? []).map(({ path: at, message, hint }): Finding => {
      return { ...where, ...source.positionOf(at), message, hint, severity: 'error' };
    });
    if (errors.length) throw new FindingError(errors);
    return value;
  });

  const load = memoizeUntilSave((): Value => {
    if (exists()) return parse(fs.readFileSync(full, 'utf8'));
    if (empty !== undefined) return empty;
    const hint = 'The pages about its subject are made from it.';
    throw new FindingError([{ ...where, line: 0, message: 'There is no such file.', hint, severity: 'error' }]);
  });

  return { file, exists, load, parse };
}
