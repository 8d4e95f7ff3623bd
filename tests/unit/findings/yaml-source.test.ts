import { YamlSource } from '@/lib/findings/yaml-source';

const text = `# Words before
name: a
2: number
parts:
  - id: b
    sizes: [1, 22]
  - plain
`;

it.each([
  [[2], 3, 1],
  [['parts', 0, 'sizes', 1], 6, 16],
  [['parts', 0, 'none'], 5, 5],
  [['name', 'none'], 2, 1],
  [[], 2, 1],
])('the deepest part of %j that exists is at line %i, column %i', (path, line, column) => {
  expect(new YamlSource(text).positionOf(path)).toEqual({ line, column });
});

it.each([
  ['a name twice', 'a: 1\nb: 2\na: 3\n', 3, 1, 'rename one'],
  ['a tab as indent', 'a:\n\tb: 1\n', 2, 1, 'Indent with spaces.'],
  ['two values', 'a: b: c\n', 1, 4, 'needs quotes'],
  ['a star at the start', 'a: 1\nb: *tip*\n', 2, 4, 'needs quotes'],
])('%s is reported once, with its position and a fix', (_, broken, line, column, hint) => {
  const source = new YamlSource(broken);
  expect(source.value).toBeUndefined();
  const [finding, ...others] = source.errorIn('a.yaml', 'data-file');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ file: 'a.yaml', rule: 'data-file', severity: 'error', line, column });
  expect(finding?.hint).toContain(hint);
  expect(finding?.message).toMatch(/^Not valid YAML: [^\n]*[^:.]\.$/);
  expect(finding?.message).not.toMatch(/at line \d/);
});
