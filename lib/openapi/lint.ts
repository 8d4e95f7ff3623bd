/**
 * The rules of the API description, as settings of Redocly's linter. Only this file runs it. Errors make pages
 * wrong; warnings are what an author should still add.
 */
import fs from 'node:fs';
import { createConfig, getLineColLocation, lint, type Plugin, type RawUniversalConfig } from '@redocly/openapi-core';
import type { Finding } from '@/lib/findings/finding';
import { YamlSource } from '@/lib/findings/yaml-source';
import { projectPath } from '@/lib/sources/folders';
import { STATUSES } from './description';

/** The findings in the description whose first file is `root`; `files` are all its files. */
export async function lintDescription(root: string, files: { file: string; text: string }[]): Promise<Finding[]> {
  const unreadable = files.flatMap(({ file, text }) => new YamlSource(text).errorIn(file, 'openapi-yaml'));
  if (unreadable.length) return unreadable;
  const wholeFile = { file: projectPath(root), line: 0, severity: 'error' } as const;
  if (!fs.existsSync(root)) return [{ ...wholeFile, rule: 'openapi-file', message: 'The file is missing.' }];
  try {
    return (await lint({ ref: root, config: await createConfig(CONFIG) })).map(toFinding);
  } catch (error) {
    // Two references that lead only to each other.
    return [{ ...wholeFile, rule: 'openapi-circular', message: (error as Error).message }];
  }
}

function toFinding({ ruleId, severity, message, suggest, location: [first] }: Awaited<ReturnType<typeof lint>>[0]) {
  const position = first && getLineColLocation(first);
  return {
    file: projectPath(position?.source.absoluteRef ?? ''),
    line: position?.start.line ?? 0,
    column: position?.start.col,
    rule: ruleId,
    message,
    hint: suggest.length ? `Did you mean ${suggest.join(' or ')}?` : undefined,
    severity: severity === 'error' ? ('error' as const) : ('warning' as const),
  };
}

const textSchema = { type: 'string' } as const;
const textsSchema = { type: 'array', items: textSchema } as const;

const OPERATION_KEYS = {
  'x-slug': textSchema,
  'x-aliases': textsSchema,
  'x-keywords': textsSchema,
  'x-permission': textSchema,
  'x-status': { enum: [...STATUSES] },
  'x-status-note': textSchema,
  'x-errors': 'ErrorList',
  'x-notes': textsSchema,
  'x-guides': textsSchema,
  'x-sdk': { type: 'object' },
} as const;

const plugin: Plugin = {
  id: 'site',
  typeExtension: {
    oas3: (types) => ({
      ...types,
      DescribedError: {
        properties: {
          code: textSchema,
          status: { type: 'integer' },
          standard: { type: 'boolean' },
          meaning: textSchema,
          cause: textSchema,
          fix: textSchema,
        },
        required: ['code', 'status', 'meaning', 'cause', 'fix'],
      },
      ErrorList: { properties: {}, items: 'DescribedError' },
      Root: { ...types.Root, properties: { ...types.Root?.properties, 'x-errors': 'ErrorList' } } as never,
      Operation: { ...types.Operation, properties: { ...types.Operation?.properties, ...OPERATION_KEYS } } as never,
    }),
  },
};

/** The keys that each operation must have, and why; CONTRIBUTING lists the same ones. */
const REQUIRED = {
  summary: 'Add the title of the page: a verb and its object.',
  description: 'Add the first lines of the page: what the call does, and who it is for.',
  'x-slug': 'Add the address of the page: lowercase words joined with hyphens.',
  'x-permission': 'Say which credentials may call it.',
  'x-keywords': 'List words that readers search for and that the page does not use.',
  'x-errors': 'List the errors it returns, each as a reference to openapi/errors.yaml.',
};

const required = Object.entries(REQUIRED).map(([key, hint]) => [
  `rule/${key}`,
  {
    subject: { type: 'Operation', property: key },
    // An operation that can't fail says so with an empty list of errors.
    assertions: { defined: true, ...(key === 'x-errors' ? {} : { nonEmpty: true }) },
    message: `The operation has no ${key}. ${hint}`,
    severity: 'warn',
  },
]);

/** JSON request bodies and JSON success responses have an example. */
const requireExample = (parent: object, what: string) => ({
  subject: { type: 'MediaType', filterInParentKeys: ['application/json'] },
  where: [{ subject: parent, assertions: {} }],
  assertions: { requireAny: ['example', 'examples'] },
  message: `The operation has no example of its ${what}. Add "example" beside "schema".`,
});

const CONFIG: RawUniversalConfig = {
  plugins: [plugin],
  extends: ['recommended'],
  rules: {
    ...Object.fromEntries(required),
    'rule/checked': {
      subject: { type: 'Info', property: 'x-checked' },
      assertions: { defined: true, pattern: '/^\\d{4}-(0[1-9]|1[0-2])$/' },
      message: 'Every page shows when the description was checked. Add "x-checked" to "info", a month such as 2025-12.',
    },
    // The linter leaves alone whatever starts with "x-", so a typo there would go unnoticed.
    'rule/operation-keys': {
      subject: { type: 'Operation' },
      assertions: { pattern: `/^(?!x-)|^(${Object.keys(OPERATION_KEYS).join('|')})$/` },
      message: `An operation has no such key. Ours are ${Object.keys(OPERATION_KEYS).join(', ')}.`,
    },
    'rule/request-example': requireExample({ type: 'RequestBody' }, 'request'),
    'rule/response-example': requireExample({ type: 'Response', matchParentKeys: '/^2/' }, 'response'),
    'operation-operationId': 'error',
    'path-parameters-defined': 'error',
    'no-invalid-media-type-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
    // Our own rule for `summary` also says what to add.
    'operation-summary': 'off',
    // This description states no license.
    'info-license': 'off',
    // The description keeps operations that no server implements.
    'operation-2xx-response': 'off',
    // GET / needs no credential, POST / returns 500 for every failure, and changing or deleting an Activity reports a
    // failure inside data. All others have a 4xx response.
    'operation-4xx-response': 'off',
  },
};
