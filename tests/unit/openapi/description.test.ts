import fs from 'node:fs';
import { parse } from 'yaml';
import { GET as getJson } from '@/app/openapi.json/route';
import { GET as getYaml } from '@/app/openapi.yaml/route';
import { checkApi, loadApi } from '@/lib/openapi/load-api';
import { isServed } from '@/lib/openapi/operation-groups';
import type { Operation } from '@/lib/openapi/operations';
import { flatten } from '@/lib/site/sidebar-entries';
import { sidebarsFrom } from '@/lib/site/sidebars';

interface Expected {
  slug: string;
  call: string;
  path?: string[];
  query?: string[];
  body?: boolean;
  deprecated?: boolean;
  aliases?: string[];
}
const expected = parse(fs.readFileSync('tests/fixtures/openapi/operations.yaml', 'utf8')) as Expected[];

const api = await loadApi();

describe('the description', () => {
  it("has no errors, neither ours nor the linter's", async () => expect(await checkApi()).toEqual([]));

  it.each(expected.map((row) => [row.slug, row] as const))(
    '%s has the method and path that callers know',
    (slug, row) => {
      const operation = api.operations.find((candidate) => candidate.slug === slug)!;
      const names = (list: { name: string }[]) => list.map(({ name }) => name);
      expect(`${operation.method} ${operation.path}`).toBe(row.call);
      expect(names(operation.parameters.path)).toEqual(row.path ?? []);
      expect(names(operation.parameters.query).sort()).toEqual([...(row.query ?? [])].sort());
      expect(operation.body !== undefined).toBe(row.body ?? false);
      expect(operation.status === 'deprecated').toBe(row.deprecated ?? false);
      expect(operation.aliases).toEqual(row.aliases ?? []);
    },
  );

  it('every page lists the errors that its call can always bring', () => {
    const lacking = (code: string, operations: Operation[]) =>
      operations.filter(({ errors }) => errors.every((error) => error.code !== code)).map(({ slug }) => slug);
    const isNamed = (operation: Operation) =>
      /^\/(type|researcher|study|participant|activity|sensor)\/\{/.test(operation.path);
    // Two operations send their codes inside `data`, with the status 200.
    const isInData = (operation: Operation) => operation.errors.some(({ code }) => code === '(code inside data)');
    const locked = api.operations.filter(
      (operation) => isServed(operation) && operation.security.length && !isInData(operation),
    );
    expect(lacking('401.missing-credentials', locked)).toEqual([]);
    expect(lacking('403.no-such-credentials', locked)).toEqual([]);
    expect(lacking('404.resource-not-found', locked.filter(isNamed))).toEqual([]);
  });

  it('an update names no defaults, because fields that are left out keep their values', () => {
    const updates = api.operations.filter(({ id }) => id?.endsWith('.set'));
    const fields = updates.flatMap(({ id, body }) =>
      (body?.schema?.children ?? []).map((field) => ({ name: `${id} ${field.name}`, default: field.default })),
    );
    expect(fields.map(({ name }) => name)).toContain('SensorSpec.set settings_schema');
    expect(fields.filter((field) => field.default !== undefined)).toEqual([]);
  });

  it('the tree begins with the introduction and the error codes, and has every operation once', () => {
    const tree = sidebarsFrom({ documents: [], categories: [] }, api).api;
    const paths = flatten(tree).map(({ path }) => path);
    expect(paths.slice(0, 2)).toEqual(['/api', '/api/errors']);
    expect(tree.at(-1)?.entries?.every(({ status }) => status === 'not-implemented')).toBe(true);
    expect(paths.slice(2).sort()).toEqual(api.operations.map(({ slug }) => `/api/${slug}`).sort());
  });

  it('is published as JSON and as YAML, in one file each, with identical content', async () => {
    const [json, yaml] = await Promise.all([getJson(), getYaml()].map(async (response) => (await response).text()));
    expect(parse(yaml!, { maxAliasCount: 0 })).toEqual(JSON.parse(json!));
    expect(json).not.toMatch(/"\$ref": "(?!#\/components\/)/);
  });
});
