import { z } from 'zod';
import { validate } from '@/lib/findings/validate';
import { YamlSource } from '@/lib/findings/yaml-source';

const where = { file: 'a.yaml', rule: 'data-file' };
const schema = z.strictObject({
  name: z.string(),
  kind: z.enum(['first', 'second']),
  parts: z.array(z.strictObject({ id: z.string(), size: z.number().optional() })).optional(),
  more: z.strictObject({ color: z.string().describe('Such as red.'), shape: z.string() }).optional(),
});
const limits = z.strictObject({
  name: z.string().min(3).max(5),
  parts: z.array(z.string()).min(1),
  size: z.number().min(0).max(1),
});
const findings = (text: string, by: z.ZodType = schema) =>
  validate(by, text, where).findings.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message}${hint ? ` ${hint}` : ''}`,
  );
const long = 'x'.repeat(41);

it('returns a valid value with its defaults', () => {
  const withDefault = z.strictObject({ name: z.string().default('a') });
  expect(validate(withDefault, '', where)).toEqual({ value: { name: 'a' }, findings: [] });
  expect(validate(withDefault, new YamlSource('name: b'), where)).toEqual({ value: { name: 'b' }, findings: [] });
});

it.each(['name: 1\nkind: first\n', 'name: [\n'])('reports errors under the given file and rule: %j', (text) => {
  expect(validate(schema, text, where).findings).toEqual([expect.objectContaining({ ...where, severity: 'error' })]);
});

it.each<[what: string, text: string, ...findings: string[]]>([
  [
    'names a value by its path, and cuts a long value',
    `name: a\nkind: ${long}\nparts:\n  - id: a\n    size: b\n  - 5\n`,
    `2:1 "kind": "${long.slice(1)}..." is not one of first, second.`,
    '5:5 "parts[0].size": expected number, received string.',
    '6:5 "parts[1]": expected object, received number.',
  ],
  [
    'reports a missing key at its parent, with its description as a hint',
    'name: a\nkind: first\nmore: { shape: round }\n',
    '3:1 Missing key "more.color". Such as red.',
  ],
  ['reports a missing key in a list', 'name: a\nkind: first\nparts:\n  - size: 1\n', '4:5 Missing key "parts[0].id".'],
  [
    'reports every error at its key, also inside lists and objects',
    'name: 5\nkind: first\nparts:\n  - id: a\n  - id: b\n    sise: 3\n',
    '1:1 "name": expected string, received number.',
    '6:5 Unknown key "sise". Allowed keys: id, size. Did you mean "size"?',
  ],
  [
    'suggests the value that was meant',
    'name: a\nkind: secnod\n',
    '2:1 "kind": "secnod" is not one of first, second. Did you mean "second"?',
  ],
])('%s', (_, text, ...expected) => expect(findings(text)).toEqual(expected));

it.each([
  ['name: a', '1:1 "name" has 1 character but needs at least 3.'],
  ['name: abcdef', '1:1 "name" has 6 characters but may have at most 5.'],
  ['parts: []', '2:1 "parts" has no entries but needs at least 1.'],
  ['size: 2', '3:1 "size" is 2 but must be at most 1.'],
  ['size: -1', '3:1 "size" is -1 but must be at least 0.'],
])('says how far a string, list, or number is from its limits: %s', (wrong, finding) => {
  const [key = ''] = wrong.split(':');
  const text = 'name: abc\nparts: [a]\nsize: 1\n'.replace(new RegExp(`^${key}.*`, 'm'), wrong);
  expect(findings(text, limits)).toEqual([finding]);
});
