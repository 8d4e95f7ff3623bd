import { llmsTxt } from '@/lib/export/markdown/markdown-versions';

it('lists pages by section, with address and description', () => {
  const entry = (title: string, description: string) => ({ title, description, address: `https://e.org/${title}.md` });
  expect(
    llmsTxt({
      title: 'Site',
      summary: 'What it is.',
      notes: ['A note.'],
      sections: [
        { label: 'One', entries: [entry('a', 'About a.'), entry('b[]', '')] },
        { label: 'Empty', entries: [] },
      ],
    }),
  ).toBe(
    '# Site\n\n> What it is.\n\nA note.\n\n## One\n\n- [a](https://e.org/a.md): About a.\n- [b\\[\\]](https://e.org/b[].md)\n',
  );
});
