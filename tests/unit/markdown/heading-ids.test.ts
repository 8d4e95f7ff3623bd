import { protectExplicitIds } from '@/lib/markdown/heading-ids';
import { renderMdx } from '@/lib/markdown/render-mdx';

it('hides explicit IDs from the parser without moving anything', () => {
  const source = '# One {#one}\n\ntext {#not}\n\n```\n## Code {#code}\n```\n\n## Two {#two}';
  const hidden = protectExplicitIds(source);
  expect(hidden).not.toContain('{#one}');
  expect(hidden).not.toContain('{#two}');
  expect(hidden).toContain('{#not}');
  expect(hidden).toContain('## Code {#code}');
  expect(hidden.split('\n')).toHaveLength(source.split('\n').length);
});

it('gives headings in every script IDs that are unique, not empty, and always the same', async () => {
  const texts = [
    '日本語の見出し',
    'العربية',
    'עברית',
    'Überblick',
    'é',
    'e\u0301',
    '😀',
    '👩‍🔬',
    '!!!',
    '😀',
    'Section',
    'Ελληνικά',
  ];
  const mdx = texts.map((text) => `## ${text}\n\nText.\n`).join('\n');
  const ids = async () =>
    (await renderMdx(mdx, { title: 'Page', basePath: '', components: {} })).headings.map(({ id }) => id);
  const first = await ids();
  expect(first).toHaveLength(texts.length);
  expect(first.every(Boolean)).toBe(true);
  expect(new Set(first).size).toBe(texts.length);
  expect(first[0]).toBe('日本語の見出し');
  expect(await ids()).toEqual(first);
});

it('lets a generated ID give way to an explicit one', async () => {
  const mdx = '## Limits\n\nText.\n\n## Bounds {#limits}\n\nText.\n\n## Limits\n\nText.\n';
  const { headings } = await renderMdx(mdx, { title: 'Page', basePath: '', components: {} });
  expect(headings.map(({ id }) => id)).toEqual(['limits-1', 'limits', 'limits-2']);
});
