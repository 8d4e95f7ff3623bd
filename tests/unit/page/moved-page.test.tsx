import { renderToStaticMarkup } from 'react-dom/server';
import { MovedPage, movedMetadata } from '@/components/page/moved-page';
import { localeFrom } from '@/lib/settings/translate';
import { siteFrom } from '@/lib/site/site';
import { loadApiFrom } from '@/lib/openapi/load-api';
import { exampleDocument } from '@/tests/support/example-document';

it('an old address speaks the language of the page it leads to', async () => {
  const [record] = siteFrom(
    { documents: [exampleDocument('/faq')], categories: [] },
    await loadApiFrom('tests/fixtures/api'),
  ).records;
  const texts = { 'This page has moved': 'Se ha movido', 'Go to the new address': 'Ir allí' };
  const locale = localeFrom('es', texts, []);
  expect(renderToStaticMarkup(<MovedPage to="/es/faq" locale={locale} />)).toMatch(
    /<h1>Se ha movido<\/h1>.*<a href="\/es\/faq\/">Ir allí<\/a>/,
  );
  const absolute = expect.stringContaining('Se ha movido') as string;
  expect(record && movedMetadata(record, locale).title).toEqual({ absolute });
});
