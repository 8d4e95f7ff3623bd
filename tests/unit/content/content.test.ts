import { contentFrom } from '@/lib/content/content';
import { exampleText } from '@/tests/support/example-document';

const page = (title: string) => exampleText({ title });

it('reads pages in a stable order, regardless of the order of the files', () => {
  const files = ['b.mdx', 'a.mdx', 'index.mdx'].map((name) => ({ name, text: page(name) }));
  const paths = (list: typeof files) => contentFrom(list).documents.map((document) => document.path);
  expect(paths(files)).toEqual(['/a', '/b', '/']);
  expect(paths([...files].reverse())).toEqual(paths(files));
});

it('skips excluded folders, whatever they contain', () => {
  const files = [
    { name: 'deploy/a.mdx', text: page('A') },
    { name: 'deploy/_category.yaml', text: 'broken: [' },
    { name: 'about.mdx', text: page('About') },
    { name: 'using/deploy.mdx', text: page('B') },
    { name: 'using/_category.yaml', text: 'label: Using\nsidebar_position: 1' },
  ];
  const { documents, findings } = contentFrom(files);
  expect(documents.map((document) => document.path)).toEqual(['/about', '/using/deploy']);
  expect(findings).toEqual([]);
});

it('warns of two files whose addresses differ in case only, and leaves the second out', () => {
  const { documents, findings } = contentFrom([
    { name: 'faq.mdx', text: page('A') },
    { name: 'FAQ/index.mdx', text: page('B') },
    { name: 'FAQ/_category.yaml', text: 'label: x\nsidebar_position: 1' },
  ]);
  expect(documents.map((document) => document.file)).toEqual(['content/FAQ/index.mdx']);
  expect(findings).toEqual([expect.objectContaining({ rule: 'duplicate-address', severity: 'warning' })]);
  expect(findings[0]?.message).toContain('/faq');
});

it('reports a folder with pages but no category file', () => {
  const { findings } = contentFrom([{ name: 'using/a.mdx', text: page('A') }]);
  expect(findings).toEqual([expect.objectContaining({ file: 'content/using/_category.yaml', severity: 'error' })]);
});

it.each([
  ['label: x', /Missing key "sidebar_position"/],
  ['label: x\nsidebar_position: 1\ncolour: red', /Unknown key "colour"/],
  ['label: [', /Not valid YAML/],
])('rejects the category file %j', (text, message) => {
  const { findings } = contentFrom([{ name: 'using/_category.yaml', text }]);
  expect(findings[0]).toMatchObject({
    file: 'content/using/_category.yaml',
    rule: 'category-file',
    severity: 'error',
  });
  expect(findings[0]?.message).toMatch(message);
});
