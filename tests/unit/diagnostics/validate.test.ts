import { z } from 'zod';
import { validate } from '@/lib/diagnostics/validate';

const schema = z.strictObject({
  name: z.string(),
  kind: z.enum(['first', 'second']),
  parts: z.array(z.strictObject({ id: z.string(), size: z.number().optional() })).optional(),
  more: z.strictObject({ color: z.string(), shape: z.string() }).optional(),
});
const findings = (text: string) =>
  validate(schema, text, { file: 'a.yaml', rule: 'data-file' }).problems.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message}${hint ? ` ${hint}` : ''}`,
  );

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
    size: z.number().max(1),
  });
  const problems = (text: string) =>
    validate(limits, text, { file: 'a.yaml', rule: 'data-file' }).problems.map(({ message }) => message);
  expect(problems('name: a\nparts: []\nsize: 2\n')).toEqual([
    '"name" has 1 character but needs at least 3.',
    '"parts" has no entries but needs at least 1.',
    '"size" is 2 but must be at most 1.',
  ]);
  expect(problems('name: abcdef\nparts: [a]\nsize: 1\n')).toEqual(['"name" has 6 characters but may have at most 5.']);
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

it.each([
  ['a key indented too far', 'name: a\n  kind: first\n'],
  ['a key not indented far enough', 'name: a\nkind: first\nparts:\n  - id: a\n size: 3\n'],
  ['keys that belong below another one', 'name: a\nkind: first\nmore:\ncolor: red\nshape: round\n'],
  ['an unclosed list', 'name: [a\nkind: first\n'],
])('one wrong indent gives one message: %s', (_, text) => {
  expect(findings(text)).toHaveLength(1);
});
