import { Tiles } from '@/components/mdx/layouts';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { renderStatic } from '@/lib/markdown/render-static';

const TWO = ['### [A](/a/)', '- [B](/b/)', '### [C](/c/)', '- [D](/d/)'].join('\n\n');
const render = async (attributes: string) => {
  const source = `<Tiles${attributes}>\n\n${TWO}\n\n</Tiles>`;
  const { node, findings } = await renderMdx(source, { title: 'Home', basePath: '', components: { Tiles } });
  return { html: await renderStatic(node), findings };
};

it('each heading has the drawing that the page names, in that order', async () => {
  const drawings = async (names: string) => (await render(` drawings="${names}"`)).html.match(/<svg.*?<\/svg>/gs);
  const [chart, phone] = (await drawings('chart, phone')) ?? [];
  expect(chart).not.toBe(phone);
  expect(await drawings('phone, chart')).toEqual([phone, chart]);
});

it.each([
  [' drawings="phone, kite"', '<Tiles> has no drawing "kite". Drawings are phone, '],
  [' drawings="phone"', '<Tiles> has 2 parts, but `drawings` has 1 names.'],
  ['', '<Tiles> has 2 parts, but `drawings` has 0 names.'],
])('<Tiles%s> is an error, with its line', async (attributes, message) => {
  const { findings } = await render(attributes);
  expect(findings).toEqual([
    expect.objectContaining({ line: 1, severity: 'error', message: expect.stringContaining(message) as string }),
  ]);
});
