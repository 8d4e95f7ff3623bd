import { renderToStaticMarkup } from 'react-dom/server';
import { localeOf } from '@/lib/site/locale-of';
import { MovedPage, movedMetadata } from '@/components/page/moved-page';
import { loadSite } from '@/lib/site/pages';

it('an old address speaks the language of the page it leads to', async () => {
  const site = await loadSite();
  const locale = localeOf(site, 'es');
  const page = site.pages.find(({ language }) => language === 'es');
  expect(renderToStaticMarkup(<MovedPage to="/es/faq" locale={locale} />)).toMatch(
    /<h1>Esta página ahora está en otra dirección<\/h1>.*<a href="\/es\/faq\/">Ir a la nueva dirección<\/a>/,
  );
  const absolute = expect.stringContaining('Esta página ahora está en otra dirección') as string;
  expect(page && movedMetadata(page, locale).title).toEqual({ absolute });
});
