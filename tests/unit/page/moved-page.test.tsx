import { renderToStaticMarkup } from 'react-dom/server';
import { MovedPage, movedMetadata } from '@/components/page/moved-page';
import { localeFrom } from '@/lib/settings/translate';
import { loadSite } from '@/lib/site/site';

it('an old address speaks the language of the page it leads to', async () => {
  const [record] = (await loadSite()).records;
  const texts = { 'This page has moved': 'Se ha movido', 'Go to the new address': 'Ir allí' };
  const locale = localeFrom('es', texts, []);
  expect(renderToStaticMarkup(<MovedPage to="/es/faq" locale={locale} />)).toMatch(
    /<h1>Se ha movido<\/h1>.*<a href="\/es\/faq\/">Ir allí<\/a>/,
  );
  const absolute = expect.stringContaining('Se ha movido') as string;
  expect(record && movedMetadata(record, locale).title).toEqual({ absolute });
});
