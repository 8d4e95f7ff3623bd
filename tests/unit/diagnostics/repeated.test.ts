import path from 'node:path';
import { projectPath } from '@/lib/diagnostics/project-path';
import { repeated } from '@/lib/diagnostics/repeated';

it('finds what comes again, each time with the first of its kind', () => {
  expect(repeated(['a1', 'b1', 'a2', 'a3'], ([letter]) => letter)).toEqual([
    { item: 'a2', first: 'a1' },
    { item: 'a3', first: 'a1' },
  ]);
  expect(repeated(['a', 'b'], (one) => one)).toEqual([]);
});

it("names a file by its path from the project's root", () => {
  expect(projectPath(path.resolve('content', 'using', 'faq.mdx'))).toBe('content/using/faq.mdx');
});
