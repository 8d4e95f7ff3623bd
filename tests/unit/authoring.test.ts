import fs from 'node:fs';
import { vocabularyFor } from '@/components/mdx/vocabulary';
import type { Page } from '@/lib/content/parse-page';

it('docs/authoring.md explains every tag that authors may write, and no other', () => {
  const text = fs.readFileSync('docs/authoring.md', 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const explained = new Set(
    [...text.matchAll(/`[^`]*?<([A-Z]\w+)[^`]*`/g)].flatMap(([whole]) =>
      [...whole.matchAll(/<([A-Z]\w+)/g)].map(([, name]) => name),
    ),
  );
  const known = Object.keys(vocabularyFor({ frontMatter: {} } as Page));
  expect([...explained].sort()).toEqual([...known].sort());
});
