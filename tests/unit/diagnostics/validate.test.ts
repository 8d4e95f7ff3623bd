import { z } from 'zod';
import { validate } from '@/lib/diagnostics/validate';
import { YamlSource } from '@/lib/diagnostics/yaml-source';

const schema = z.strictObject({
  name: z.string(),
  kind: z.enum(['first', 'second']),
  parts: z.array(z.strictObject({ id: z.string(), size: z.number().optional() })).optional(),
  more: z.strictObject({ color: z.string().describe('Such as red.'), shape: z.string() }).optional(),
});
const findings = (text: string) =>
  validate(schema, text, { file: 'a.yaml', rule: 'data-file' }).diagnostics.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message}${hint ? ` ${hint}` : ''}`,
  );

it('returns a valid value with its defaults', () => {
  const withDefault = z.strictObject({ name: z.string().default('a') });
  const where = { file: 'a.yaml', rule: 'data-file' };
  expect(validate(withDefault, '', where)).toEqual({ value: { name: 'a' }, diagnostics: [] });
  expect(validate(withDefault, new YamlSource('name: b'), where)).toEqual({ value: { name: 'b' }, diagnostics: [] });
});

it('reports errors under the given file and rule', () => {
  const where = { file: 'a.yaml', rule: 'data-file' };
  for (const text of ['name: 1\nkind: first\n', 'name: [\n']) {
    expect(validate(schema, text, where).diagnostics).toEqual([
      expect.objectContaining({ ...where, severity: 'error' }),
    ]);
  }
});

it('names a value by its path, and cuts a long value', () => {
  const long = 'x'.repeat(41);
  expect(findings(`name: a\nkind: ${long}\nparts:\n  - id: a\n    size: b\n  - 5\n`)).toEqual([
    `2:1 "kind": "${'x'.repeat(40)}..." is not one of first, second.`,
    '5:5 "parts[0].size": expected number, received string.',
    '6:5 "parts[1]": expected object, received number.',
  ]);
  expect(findings('name: a\nkind: { b: 1 }\n')).toEqual(['2:1 "kind": "{"b":1}" is not one of first, second.']);
});

it('reports a missing key at its parent, with its description as a hint', () => {
  expect(findings('name: a\nkind: first\nmore: { shape: round }\n')).toEqual([
    '3:1 Missing key "more.color". Such as red.',
  ]);
  expect(findings('name: a\nkind: first\nparts:\n  - size: 1\n')).toEqual(['4:5 Missing key "parts[0].id".']);
});

it('reports a misspelled key below another one once', () => {
  expect(findings('name: a\nkind: first\nmore: { colr: red, shape: round }\n')).toEqual([
    '3:9 Unknown key "colr". Allowed keys: color, shape. Did you mean "color"?',
  ]);
});

it('allows the keys of every alternative of a union', () => {
  const shapes = z.discriminatedUnion('shape', [
    z.strictObject({ shape: z.literal('round'), radius: z.number() }),
    z.strictObject({ shape: z.literal('square'), side: z.number() }),
  ]);
  const { diagnostics } = validate(shapes, 'shape: round\nradius: 1\nsid: 2\n', { file: 'a.yaml', rule: 'data-file' });
  expect(diagnostics).toEqual([
    expect.objectContaining({
      line: 3,
      message: 'Unknown key "sid". Allowed keys: shape, radius, side.',
      hint: 'Did you mean "side"?',
    }),
  ]);
});

it('reports every error at its key, also inside lists and objects', () => {
  expect(findings('name: 5\nkind: first\nparts:\n  - id: a\n  - id: b\n    sise: 3\n')).toEqual([
    '1:1 "name": expected string, received number.',
    '6:5 Unknown key "sise". Allowed keys: id, size. Did you mean "size"?',
  ]);
});

it('says how far a string or list is from its limits', () => {
  const limits = z.strictObject({
    name: z.string().min(3).max(5),
    parts: z.array(z.string()).min(1),
    size: z.number().min(0).max(1),
  });
  const diagnostics = (text: string) =>
    validate(limits, text, { file: 'a.yaml', rule: 'data-file' }).diagnostics.map(({ message }) => message);
  expect(diagnostics('name: a\nparts: []\nsize: 2\n')).toEqual([
    '"name" has 1 character but needs at least 3.',
    '"parts" has no entries but needs at least 1.',
    '"size" is 2 but must be at most 1.',
  ]);
  expect(diagnostics('name: abc\nparts: [a]\nsize: -1\n')).toEqual(['"size" is -1 but must be at least 0.']);
  expect(diagnostics('name: abcdef\nparts: [a]\nsize: 1\n')).toEqual([
    '"name" has 6 characters but may have at most 5.',
  ]);
});

it('suggests the value that was meant', () => {
  expect(findings('name: a\nkind: secnod\n')).toEqual([
    '2:1 "kind": "secnod" is not one of first, second. Did you mean "second"?',
  ]);
});

it('reports a misspelled key once, not as unknown and as missing', () => {
  expect(findings('nmae: a\nkind: first\n')).toEqual([
    '1:1 Unknown key "nmae". Allowed keys: name, kind, parts, more. Did you mean "name"?',
  ]);
});

it('names the keys to indent, and still reports other unknown keys', () => {
  expect(findings('name: a\nkind: first\nmore:\ncolor: red\nshape: round\nsize: 1\n')).toEqual([
    '3:1 "more" has nothing below it. Indent the lines of color, shape by two spaces.',
    '6:1 Unknown key "size". Allowed keys: name, kind, parts, more.',
  ]);
  expect(findings('name: a\nkind: first\nmore:\n')).toEqual(['3:1 "more": expected object, received null.']);
});

it.each([
  ['a key indented too far', 'name: a\n  kind: first\n'],
  ['a key not indented far enough', 'name: a\nkind: first\nparts:\n  - id: a\n size: 3\n'],
  ['keys that belong below another one', 'name: a\nkind: first\nmore:\ncolor: red\nshape: round\n'],
  ['an unclosed list', 'name: [a\nkind: first\n'],
])('one wrong indent gives one message: %s', (_, text) => {
  expect(findings(text)).toHaveLength(1);
});
