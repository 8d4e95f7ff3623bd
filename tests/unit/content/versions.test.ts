import path from 'node:path';
import { readVersions } from '@/lib/content/versions';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { settings } from '@/lib/settings/settings';

const { at, write } = temporaryFolder();

/** A whole version; `without` names a file that is missing. */
const version = (name: string, label = name, without = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      [`${name}/_version.yaml`]: `# Frozen in spring.\nlabel: '${label}'\n`,
      [`${name}/content/index.mdx`]: '---\n',
      [`${name}/openapi/openapi.yaml`]: 'openapi: 3.0.3\n',
    }).filter(([file]) => !without || !file.endsWith(without)),
  );

/** What is wrong, without the folder that each test makes anew. */
const problemsOf = (taken: string[] = []) =>
  readVersions(taken, at()).diagnostics.map(({ file, line, message, hint }) => {
    const name = path.relative(at(), path.resolve(file));
    return `${name}:${line} ${message} ${hint}`;
  });

it('B-034: each folder is an older version, the newest name first', () => {
  write({ ...version('9.0'), ...version('10.0', 'Autumn') });
  const { versions, diagnostics } = readVersions([], at());
  expect(diagnostics).toEqual([]);
  expect(versions.map(({ name, label }) => [name, label])).toEqual([
    ['10.0', 'Autumn'],
    ['9.0', '9.0'],
  ]);
  expect(versions[1]).toMatchObject({
    contentFolder: at('9.0', 'content'),
    openapiFolder: at('9.0', 'openapi'),
  });
});

it('B-034: without such a folder, there is only the current version', () => {
  expect(readVersions([], at('none'))).toEqual({ versions: [], diagnostics: [] });
});

it.each([
  ['a name that cannot stand in an address', version('1 beta'), '1 beta/_version.yaml:0 "1 beta" cannot be part of'],
  ['a second current version', version('current'), 'current/_version.yaml:0 There is one current version only.'],
  ['the address of a page', version('using'), 'using/_version.yaml:0 /using/ is also the address of current pages.'],
  ['the address of the reference', version('api'), 'api/_version.yaml:0 /api/ is also the address of current pages.'],
  ['a missing file', version('1.0', '1.0', '_version.yaml'), '1.0/_version.yaml:0 The version has no such file.'],
  ['no home page', version('1.0', '1.0', 'index.mdx'), '1.0/content/index.mdx:0 The version has no such file.'],
  ['no description', version('1.0', '1.0', 'openapi.yaml'), '1.0/openapi/openapi.yaml:0 The version has no such file.'],
  [
    'languages inside it',
    { ...version('1.0'), '1.0/content/_languages/es/index.mdx': '' },
    '1.0/content/_languages:0 An older version has no languages or versions.',
  ],
  ['an unknown key', { ...version('1.0'), '1.0/_version.yaml': 'label: a\nlable: b\n' }, '1.0/_version.yaml:2 Unknown'],
])('B-034: refuses %s, with the file and how to mend it', (_, files, expected) => {
  write(files);
  const diagnostics = problemsOf(['/', '/using/app']);
  expect(diagnostics).toEqual([expect.stringContaining(expected)]);
  expect(diagnostics[0]).not.toContain('undefined');
});

it('B-034: refuses a label that another version has, at its line', () => {
  write({ ...version('1.0', 'Old'), ...version('2.0', 'Old'), ...version('3.0', settings.currentVersion) });
  expect(problemsOf()).toEqual([
    expect.stringContaining(`3.0/_version.yaml:2 "${settings.currentVersion}" is also the label of the current one.`),
    expect.stringContaining('1.0/_version.yaml:2 "Old" is also the label of'),
  ]);
});
