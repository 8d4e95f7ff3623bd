import { pageMetadata } from '@/lib/site/metadata';
import { settings } from '@/lib/settings/settings';

const meta = pageMetadata({ path: '/faq', title: 'Questions', description: 'About it.', keywords: ['a', 'b'] });

it('B-020: gives canonical, alternates, and og:url the same absolute address', () => {
  const url = `${settings.url}${settings.basePath}/faq/`;
  expect(meta.alternates).toMatchObject({ canonical: url, languages: { en: url, 'x-default': url } });
  expect(meta.openGraph).toMatchObject({ url, locale: 'en' });
});

it('B-021: gives the title tag and og:title the same text', () => {
  expect(meta.title).toEqual({ absolute: `Questions | ${settings.title}` });
  expect(meta.openGraph).toMatchObject({ title: `Questions | ${settings.title}` });
});

it('B-021: leaves out the site title if the page title is used alone', () => {
  expect(pageMetadata({ path: '/search', title: 'Search', absoluteTitle: true }).title).toEqual({ absolute: 'Search' });
});

it('joins keywords, and sets none for an empty list', () => {
  expect(meta.keywords).toBe('a, b');
  expect(pageMetadata({ path: '/', title: 'x', keywords: [] }).keywords).toBeUndefined();
});

it('asks robots to stay away only if a page says so', () => {
  expect(meta.robots).toBeUndefined();
  expect(pageMetadata({ path: '/search', title: 'x', noindex: true }).robots).toEqual({ index: false, follow: true });
});

describe('the Markdown version', () => {
  const types = (noindex: boolean) => pageMetadata({ path: '/faq', title: 'x', noindex }).alternates?.types;
  afterEach(() => {
    settings.markdownVersions = false;
  });

  it('is linked if the build writes it, but not for a page that robots must not list', () => {
    settings.markdownVersions = true;
    expect(types(false)).toEqual({ 'text/markdown': `${settings.url}${settings.basePath}/faq.md` });
    expect(types(true)).toBeUndefined();
  });

  it('is not linked if nothing writes it', () => {
    expect(types(false)).toBeUndefined();
  });
});
