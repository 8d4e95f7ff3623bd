import { readArguments } from '@/lib/checks/read-arguments';

const all = ['content/faq.mdx', 'content/using/learn.mdx', 'content/using/games/jewels.mdx', 'openapi/openapi.yaml'];
const filesOf = (...args: string[]) => readArguments(args, all).files;

it('checks everything unless files are named', () =>
  expect(readArguments(['--strict'], all)).toEqual({ isStrict: true, files: undefined }));

it('checks the files that are named, and all files in the folders that are named', () => {
  expect(filesOf('content/faq.mdx', './openapi/')).toEqual(new Set(['content/faq.mdx', 'openapi/openapi.yaml']));
  expect(filesOf('content/using')).toEqual(new Set(['content/using/learn.mdx', 'content/using/games/jewels.mdx']));
});

it.each(['content/usin', 'README.md', 'lib'])('says that there is nothing to check at %s', (name) =>
  expect(() => filesOf(name)).toThrow(`There is nothing to check at ${name}`),
);

it('rejects an option that is misspelled', () => expect(() => filesOf('--stict')).toThrow("Unknown option '--stict'"));
