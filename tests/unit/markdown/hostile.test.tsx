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

describe('a page of content', () => {
  it.each(ATTACKS)('is rejected with its position: %s', async (attack) => {
    const { findings } = await renderMdx(`First line.\n\n${attack}\n`, {
      title: 'T',
      basePath: '',
      components: {},
    });
    const errors = findings.filter(({ severity, rule }) => severity === 'error' && rule === 'script');
    expect(errors.length).toBeGreaterThan(0);
    expect(errors[0]?.line).toBeGreaterThanOrEqual(3);
  });

  it.each(['[a](/faq/#javascript:)', '`<script>`', '<br />', 'Data: two kinds.'])(
    'is not rejected: %s',
    async (text) => {
      const { findings } = await renderMdx(text, { title: 'T', basePath: '', components: {} });
      expect(findings.filter(({ rule }) => rule === 'script')).toEqual([]);
    },
  );
});
