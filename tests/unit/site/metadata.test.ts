import { pageMetadata } from '@/lib/site/metadata';
import { settings } from '@/lib/settings/settings';
import { NO_FACTS, PUBLICATIONS, SEARCH, type PageRecord } from '@/lib/site/page-record';

const page = {
  kind: 'document',
  ...NO_FACTS,
  path: '/faq',
  title: 'Questions',
  description: 'About it.',
  keywords: ['a', 'b'],
} as unknown as PageRecord;
const meta = pageMetadata(page);

it('B-020: gives canonical, alternates, and og:url the same absolute address', () => {
  const url = `${settings.url}${settings.basePath}/faq/`;
  expect(meta.alternates).toMatchObject({ canonical: url, languages: { en: url, 'x-default': url } });
  expect(meta.openGraph).toMatchObject({ url, locale: 'en' });
});

it('B-021: gives the title tag and og:title the same text', () => {
  expect(meta.title).toEqual({ absolute: `Questions | ${settings.title}` });
  expect(meta.openGraph).toMatchObject({ title: `Questions | ${settings.title}` });
});

it('B-021: leaves out the site title on the search page', () => {
  expect(pageMetadata(SEARCH).title).toEqual({ absolute: SEARCH.title });
});

it('asks robots to stay away only from pages without content of their own', () => {
  expect(meta.robots).toBeUndefined();
  expect(pageMetadata(PUBLICATIONS).robots).toEqual({ index: false, follow: true });
});

describe('the Markdown version', () => {
  const types = (one: PageRecord) => pageMetadata(one).alternates?.types;
  afterEach(() => {
    settings.markdownVersions = false;
  });

  it('is linked if the build writes it, but not for a page that robots must not list', () => {
    settings.markdownVersions = true;
    expect(types(page)).toEqual({ 'text/markdown': `${settings.url}${settings.basePath}/faq.md` });
    expect(types(PUBLICATIONS)).toBeUndefined();
  });

  it('is not linked if nothing writes it', () => {
    expect(types(page)).toBeUndefined();
  });
});

describe('a page in several languages', () => {
  const languages = { en: '/faq', es: '/es/faq' };
  const at = (path: string) => settings.url + settings.basePath + path;
  const alternates = { en: at('/faq/'), es: at('/es/faq/'), 'x-default': at('/faq/') };

  it('B-020: names each language that has it, and the original as the default', () => {
    expect(pageMetadata({ ...page, languages }).alternates?.languages).toEqual(alternates);
  });

  it('B-020: says the same in the other language, with its own canonical address', () => {
    const translation = pageMetadata({ ...page, path: '/es/faq', language: 'es', languages });
    expect(translation.alternates).toMatchObject({ canonical: at('/es/faq/'), languages: alternates });
    expect(translation.openGraph).toMatchObject({ locale: 'es' });
  });
});

describe('a page of an older version', () => {
  const current = { name: 'current', label: 'Next', base: '', paths: ['/faq'] };
  const version = { name: '1.0', label: '1.0', base: '/1.0' };
  const older = pageMetadata(page, { version, current });

  it('asks robots to stay away, and names the current page as its original', () => {
    expect(older.robots).toEqual({ index: false, follow: true });
    expect(older.alternates?.canonical).toBe(`${settings.url}/faq/`);
  });
});
