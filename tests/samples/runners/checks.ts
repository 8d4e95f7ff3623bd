/** Checks of samples that run nothing outside of this process. */
import { isDeepStrictEqual } from 'node:util';
import { PositionEncoding, Workspace, type Diagnostic } from '@astral-sh/ruff-wasm-nodejs';
import { transform, type Loader } from 'esbuild';
import { parseAllDocuments } from 'yaml';
import type { ApiDescription } from '@/lib/openapi/description';
import type { RunSample } from '@/lib/mock-api/sandbox';
import { createValidator } from '@/lib/openapi/validator';
import type { Sample } from '../sample';

/** What is wrong with a sample, in one or a few lines, or undefined if it passes. */
export type Problem = string | undefined;

/** Checks a sample; `imported` are the samples that it imports from its own folder. What it throws is a problem, too. */
export type Runner = (sample: Sample, imported?: Sample[]) => Problem | Promise<Problem>;

/** Checks that the sample is one JSON value and nothing else. */
export const parseJson: Runner = ({ code }) => void JSON.parse(code);

/** Checks that no YAML document in the sample has an error. */
export const parseYaml: Runner = ({ code }) => {
  const errors = parseAllDocuments(code).flatMap((document) => ('errors' in document ? document.errors : []));
  return errors.map(({ message }) => message).join('\n') || undefined;
};

/** Checks JavaScript for syntax errors, without following imports. */
export const parseJavaScript: Runner = async ({ code, language }) => {
  const loader: Loader = language === 'jsx' ? 'jsx' : 'js';
  await transform(code, { loader, format: 'esm', target: 'esnext', logLevel: 'silent' });
  return undefined;
};

/** What samples are read for: errors (E, F, PLE), bugs that Python does not report (B, PLW), old habits (UP), style. */
const RULES = {
  'line-length': 115,
  'target-version': 'py38',
  lint: {
    select: ['E', 'W', 'F', 'B', 'UP', 'SIM', 'C4', 'PIE', 'RET', 'PLE', 'PLW', 'N'],
    // Cortex reads the environment when it is imported, so samples set variables above the import.
    ignore: ['E402', 'N818', 'RET503'],
  },
};

/** Importing Cortex connects to the server, which is why some samples import it and never use the name. */
const CONNECTS = '`cortex` imported but unused';

/** Reads a Python program with Ruff. */
export const lintPython: Runner = ({ code }) => {
  const workspace = new Workspace(RULES, PositionEncoding.Utf16);
  const diagnostics = (workspace.check(`${code}\n`) as Diagnostic[]).filter(({ message }) => message !== CONNECTS);
  const lines = diagnostics.map(
    (diagnostic) => `its line ${diagnostic.start_location.row}: ${diagnostic.code ?? 'syntax'} ${diagnostic.message}`,
  );
  return lines.join('\n') || undefined;
};

/** Validates JSON against the schemas of an API description, as responses have them. */
export function schemaRunner(description: ApiDescription): Runner {
  const validate = createValidator(description, 'response');
  return ({ code, marks: { schema = '' } }) => {
    if (!description.components?.schemas?.[schema]) return `There is no schema "${schema}".`;
    return validate({ $ref: `#/components/schemas/${schema}` }, JSON.parse(code)).join('\n') || undefined;
  };
}

/**
 * Checks that a JSONata expression returns, for its input, exactly the value in the fence after it.
 * @param openSandbox What pages run queries in, with the made-up people; each expression gets its own.
 */
export function jsonataRunner(readInput: (name: string) => string, openSandbox: () => RunSample): Runner {
  return async ({ code, marks, result }) => {
    const input = marks.input === undefined ? undefined : (JSON.parse(readInput(marks.input)) as unknown);
    const { value, error } = await openSandbox()({ kind: 'query', text: code, input });
    if (error) return error.message;
    if (result === undefined) return 'No fence "json result" follows.';
    if (value !== undefined && isDeepStrictEqual(value, JSON.parse(result.code))) return undefined;
    return `It returns ${value === undefined ? 'nothing' : JSON.stringify(value)}, not what line ${result.line} shows.`;
  };
}
