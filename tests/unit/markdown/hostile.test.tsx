import { renderMdx } from '@/lib/markdown/render-mdx';

const ATTACKS = [
  '<script>attack()</script>',
  '<img src="x" onerror="attack()" alt="" />',
  '<iframe src="https://evil.example/"></iframe>',
  '<style>@import url(https://evil.example/)</style>',
  '<form action="https://evil.example/"><input /></form>',
  '<meta httpEquiv="refresh" content="0" />',
  '<svg onload="attack()"></svg>',
  '[click](JaVaScRiPt:attack())',
  '![](data:text/html;base64,PHNjcmlwdD4=)',
  '[click][1]\n\n[1]: vbscript:attack()',
  '<a href="javascript:attack()">click</a>',
];

/** What could run, as the renderer reports it. */
async function scriptsIn(mdx: string) {
  const { findings } = await renderMdx(mdx, { title: 'T', basePath: '', components: {} });
  return findings.filter(({ rule }) => rule === 'script');
}

it.each(ATTACKS)('a page is rejected with its position: %s', async (attack) => {
  const [first] = await scriptsIn(`First line.\n\n${attack}\n`);
  expect(first?.severity).toBe('error');
  expect(first?.line).toBeGreaterThanOrEqual(3);
});

it.each(['[a](/faq/#javascript:)', '`<script>`', '<br />', 'Data: two kinds.'])('is not rejected: %s', async (text) =>
  expect(await scriptsIn(text)).toEqual([]),
);
