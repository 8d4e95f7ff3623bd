import { renderMdx } from '@/lib/markdown/render-mdx';
import { renderStatic } from '@/lib/markdown/render-static';
import { localeFrom } from '@/lib/settings/translate';

// tests/fixtures/mdx/tables.mdx has all other tables.
it('tables know yes and no in the language of the page', async () => {
  const locale = localeFrom('fi', { Yes: 'Kyllä', No: 'Ei' }, []);
  const table = '| A | B |\n| - | - |\n| c | Ei: poista se |\n| d | Kyllä |';
  const { node } = await renderMdx(table, { title: 'A', basePath: '', locale, components: {} });
  expect(await renderStatic(node)).toContain('<span class="dot dot-no"></span>Ei: poista se');
});
