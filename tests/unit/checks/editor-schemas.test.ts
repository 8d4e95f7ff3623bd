import { Ajv } from 'ajv';
import fs from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { editorSchemas } from '@/lib/checks/data-files';
import { filesBelow } from '@/lib/content/files';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { report } from '@/lib/diagnostics/report';

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));
const folder = 'docs/schemas';

/** The files that an editor checks with each schema. */
const { 'yaml.schemas': uses } = readJson('.vscode/settings.json') as {
  'yaml.schemas': Record<string, string | string[]>;
};
const schemaOf = (file: string): string | undefined =>
  Object.entries(uses).find(([, patterns]) => {
    const [left, taken] = [true, false].map((not) => [patterns].flat().filter((one) => one.startsWith('!') === not));
    const matches = (one: string): boolean => path.matchesGlob(file, one.replace('!', ''));
    return taken?.some(matches) && !left?.some(matches);
  })?.[0];

/** Every key in a schema, nested ones included, with its description. */
function keysOf(schema: object, prefix = ''): [key: string, description: unknown][] {
  const { properties = {} } = schema as { properties?: Record<string, { description?: string }> };
  return Object.entries(properties).flatMap(([key, value]) => [
    [`${prefix}${key}`, value.description],
    ...keysOf(value, `${prefix}${key}.`),
  ]);
}

it('editors read the same schemas that the build checks (npx tsx scripts/write-schemas.ts)', () => {
  const schemas = editorSchemas();
  expect(fs.readdirSync(folder).sort()).toEqual(Object.keys(schemas).sort());
  for (const [name, schema] of Object.entries(schemas)) expect(readJson(path.join(folder, name))).toEqual(schema);
});

it('editors can explain every key', () => {
  // The comments at the top of the files about types explain their keys; docs/authoring.md explains charts with an
  // example.
  const explained = new Set(['section', 'glossary', 'language'].map((name) => `${name}.schema.json`));
  const schemas = Object.entries(editorSchemas()).filter(([name]) => explained.has(name));
  const keys = schemas.flatMap(([, schema]) => keysOf(schema));
  expect(keys.map(([key]) => key)).toEqual(expect.arrayContaining(['order', 'link']));
  expect(keys.filter(([, description]) => typeof description !== 'string' || !description)).toEqual([]);
});

it('every data file and section file is valid in an editor, but a misspelled key is not', () => {
  const files = filesBelow('content', '.yaml').map((file) => `content/${file}`);
  const data = files.filter((file) => file.startsWith('content/_data/'));
  expect(data.filter((file) => !schemaOf(file))).toEqual([]);
  const accepts = (schema: string, value: unknown) =>
    new Ajv({ strict: false }).validate(readJson(schema) as object, value);
  const refused = files.filter((file) => {
    // The folders of languages have only names of categories, which have no schema.
    const schema = schemaOf(file);
    return schema && !accepts(schema, parseYaml(fs.readFileSync(file, 'utf8')));
  });
  expect(refused).toEqual([]);
  const section = 'docs/schemas/section.schema.json';
  expect(files.filter((file) => schemaOf(file) === section).length).toBeGreaterThan(5);
  expect(accepts(section, { label: 'Start', order: 1, links: '/start' })).toBe(false);
  expect(accepts(section, { label: 'Start', order: 1, link: 'start' })).toBe(false);
});

it('the editor puts the findings of the content check beside their lines', () => {
  const { tasks } = readJson('.vscode/tasks.json') as {
    tasks: { problemMatcher: { pattern: { regexp: string } & Record<string, number | string> }[] }[];
  };
  const [first, ...others] = tasks.map(({ problemMatcher }) => problemMatcher.map(({ pattern }) => pattern));
  const patterns = first ?? [];
  // The tasks check once, on every change, or one page; their output has the same format.
  for (const other of others) expect(other).toEqual(patterns);
  const finding: Diagnostic = { file: '', line: 0, rule: 'link-target', message: 'No page: /a.', severity: 'warning' };
  const findings: Diagnostic[] = [
    { ...finding, file: 'content/Training Modules/a.mdx', line: 3, column: 7, hint: 'Did you mean "/b"?' },
    { ...finding, file: 'content/b.mdx', line: 12, severity: 'error' },
    { ...finding, file: 'content/_diagrams/c.svg' },
  ];
  const read = report(findings, 'log')
    .split('\n')
    .map((line) =>
      patterns.flatMap(({ regexp, ...groups }) => {
        const match = new RegExp(regexp).exec(line);
        const part = (name: string) => match?.[Number(groups[name])];
        return match ? [['severity', 'file', 'line', 'column', 'code', 'message'].map(part).join('|')] : [];
      }),
    );
  expect(read).toEqual([
    ['warning|content/_diagrams/c.svg|||link-target|No page: /a.'],
    ['error|content/b.mdx|12||link-target|No page: /a.'],
    ['warning|content/Training Modules/a.mdx|3|7|link-target|No page: /a. Did you mean "/b"?'],
    [],
  ]);
});
