import fs from 'node:fs';
import { vocabularyFor } from '@/components/mdx/vocabulary';
import type { Page } from '@/lib/content/parse-page';

it('docs/authoring.md explains every tag that authors may use, and no other', () => {
  const text = fs.readFileSync('docs/authoring.md', 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const explained = new Set(
    [...text.matchAll(/`[^`]*?<([A-Z]\w+)[^`]*`/g)].flatMap(([whole]) =>
      [...whole.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name),
    ),
  );
  const known = Object.keys(vocabularyFor({ frontMatter: {} } as Page));
  expect([...explained].sort()).toEqual([...known].sort());
});

it('editors have a snippet for every tag, with its required attributes', () => {
  const snippets = JSON.parse(
    fs.readFileSync('.vscode/content.code-snippets', 'utf8').replace(/,(\s*[\]}])/g, '$1'),
  ) as Record<string, { prefix: string; body: string[] }>;
  const known = Object.keys(vocabularyFor({ frontMatter: {} } as Page));
  const prefixes = Object.values(snippets).map(({ prefix }) => prefix);
  expect(prefixes).toEqual(expect.arrayContaining(known));
  for (const { body } of Object.values(snippets)) {
    for (const [, tag = ''] of body.join('\n').matchAll(/<([A-Z]\w+)/g)) expect(known).toContain(tag);
  }
});
