/** Facts for search engines that no exported page has: tests/site/export.spec.ts reads those of every page. */
import { settings } from '@/lib/settings/settings';
import { pageMetadata } from '@/lib/site/metadata';
import { EMPTY_RECORD, type PageRecord } from '@/lib/site/page-record';

const page = {
  ...EMPTY_RECORD,
  kind: 'document',
  path: '/faq',
  title: 'Questions',
  description: 'About it.',
} as unknown as PageRecord;
afterEach(() => {
  settings.hasMarkdownForms = false;
});

it('links the Markdown form if the build writes it, and robots may list the page', () => {
  const types = (record: PageRecord) => pageMetadata(record).alternates?.types;
  expect(types(page)).toBeUndefined();
  settings.hasMarkdownForms = true;
  expect(types(page)).toEqual({ 'text/markdown': `${settings.url}${settings.basePath}/faq.md` });
  expect(types({ ...page, kind: 'external' } as unknown as PageRecord)).toBeUndefined();
});
