import { renderMdx } from '@/lib/markdown/render';
import { renderStatic } from '@/lib/markdown/render-static';
import { buildToc } from '@/lib/markdown/toc';

/** A rendered body. */
async function render(body: string) {
  const { content, headings, diagnostics } = await renderMdx(body, { title: 'Page', basePath: '', components: {} });
  const html = await renderStatic(content);
  return { html, headings, diagnostics };
}

it('renders a page of 1 MB', async () => {
  const words = 'Words of a long page that somebody wrote. '.repeat(12);
  const paragraph = `${words}With **bold**, \`code\` and a [link](/faq/).\n\n`;
  const body = paragraph.repeat(Math.ceil(2 ** 20 / paragraph.length));
  const { html, diagnostics } = await render(body);
  expect(diagnostics).toEqual([]);
  expect(html.match(/<p>/g)).toHaveLength(body.length / paragraph.length);
});

it('gives 3,000 identical headings 3,000 IDs, and their table of contents', async () => {
  const { headings } = await render('## Limits\n\nText.\n\n### Notes\n\nText.\n\n'.repeat(1500));
  expect(headings).toHaveLength(3000);
  expect(new Set(headings.map(({ id }) => id)).size).toBe(3000);
  const toc = buildToc(headings);
  expect(toc).toHaveLength(1500);
  expect(toc.every(({ children }) => children.length === 1)).toBe(true);
});

it('renders a table with 100 columns', async () => {
  const row = (cell: (column: number) => string) => `|${Array.from({ length: 100 }, (_, i) => cell(i)).join('|')}|\n`;
  const body = row((i) => `h${i}`) + row(() => '-') + row((i) => `\`${i}\``).repeat(50);
  const { html } = await render(body);
  expect(html.match(/<th scope="col"/g)).toHaveLength(100);
  expect(html.match(/<td\b/g)).toHaveLength(5000);
  expect(html).toContain('class="table-scroll"');
});
