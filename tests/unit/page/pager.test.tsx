import { renderToStaticMarkup } from 'react-dom/server';
import { Pager } from '@/components/page/page-end';
import { loadApiFrom } from '@/lib/openapi/load-api';
import { DEFAULT_LOCALE } from '@/lib/settings/translate';
import { contentRecords, siteFrom } from '@/lib/site/site';
import { exampleDocument } from '@/tests/support/example-document';

it('calls a page by its own name for these links, else by its name in the sidebar', async () => {
  const documents = [
    exampleDocument('/a', { sidebar_position: 1, sidebar_label: 'Short a' }),
    exampleDocument('/b', { sidebar_position: 2 }),
    exampleDocument('/c', { sidebar_position: 3, sidebar_label: 'Short c', pagination_label: 'Own c' }),
  ];
  const site = siteFrom({ documents, categories: [] }, await loadApiFrom('tests/fixtures/api'));
  const record = contentRecords(site).find(({ path }) => path === '/b')!;
  const html = renderToStaticMarkup(<Pager record={record} site={site} locale={DEFAULT_LOCALE} />);
  expect(html.match(/<a .*?<\/a>/g)).toEqual([
    expect.stringContaining('<span>Short a</span>'),
    expect.stringContaining('<span>Own c</span>'),
  ]);
});
