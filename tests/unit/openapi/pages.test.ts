import { JSDOM } from 'jsdom';
import { PageFrame } from '@/components/page/page-frame';
import { curlSample } from '@/lib/openapi/curl-sample';
import { loadApi } from '@/lib/openapi/load';
import { API_PATH, operationPath } from '@/lib/openapi/navigation';
import { renderStatic } from '@/lib/markdown/render-static';
import { markdownPath, normalizePath } from '@/lib/settings/addresses';
import { hasContent } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/pages';

const api = await loadApi();
const site = await loadSite();
const pages = site.pages.map(({ path }) => path);
const known = new Set([...pages, ...pages.map(markdownPath), '/openapi.json', '/openapi.yaml']);
/** The page at an address, in its frame. */
async function htmlOf(path: string): Promise<string> {
  const page = site.find(path);
  if (!page || !hasContent(page)) throw new Error(`There is no page at ${path}.`);
  return renderStatic(await PageFrame({ page }));
}

const landing = await htmlOf(API_PATH);

const parse = (html: string) => new JSDOM(`<body>${html}</body>`).window.document;

const table = (document: Document, heading: string) =>
  [...document.querySelectorAll('table')].find((one) => {
    const label = document.getElementById(one.getAttribute('aria-labelledby') ?? '');
    return label?.textContent?.startsWith(heading);
  });

describe.each(api.operations.map((operation) => [operation.slug, operation] as const))(
  'the page of %s',
  (_, operation) => {
    let document: Document;
    beforeAll(async () => {
      document = parse(await htmlOf(operationPath(operation.slug)));
    });

    test('B-046 B-098: names the operation, its method, and its path with parameters in braces', () => {
      expect(document.querySelector('h1')?.textContent).toBe(operation.title);
      expect(document.querySelectorAll('h1')).toHaveLength(1);
      const endpoint = document.querySelector('article .endpoint');
      expect(endpoint?.querySelector('.method')?.textContent).toBe(operation.method);
      expect(endpoint?.querySelector('code')?.textContent).toBe(operation.path);
    });

    test('B-049 B-050: has a row for each parameter, with required ones marked', () => {
      const places = { 'Path Parameters': operation.parameters.path, 'Query Parameters': operation.parameters.query };
      for (const [heading, parameters] of Object.entries(places)) {
        const rows = [...(table(document, heading)?.querySelectorAll('tr') ?? [])];
        expect(rows.map((row) => row.querySelector('code')?.textContent)).toEqual(parameters.map(({ name }) => name));
        parameters.forEach(({ required }, index) => {
          expect(rows[index]?.textContent?.includes('REQUIRED')).toBe(required);
        });
      }
    });

    test('B-052: shows every field of the request, and whether it is required', () => {
      const heading = document.getElementById('request-body');
      expect(heading !== null).toBe(operation.body !== undefined);
      if (!operation.body) return;
      expect(heading?.textContent?.includes('REQUIRED')).toBe(operation.body.required);
      const shown = [...(heading?.closest('section')?.querySelectorAll('.field-name') ?? [])].map(
        (one) => one.textContent,
      );
      const { schema } = operation.body;
      for (const field of schema?.children ?? []) expect(shown).toContain(field.name);
    });

    test('B-046: marks optional response fields as OPTIONAL, and none as REQUIRED', () => {
      const responses = document.getElementById('responses')?.closest('section');
      expect(responses?.querySelectorAll('.field-required')).toHaveLength(0);
      const [success] = operation.responses;
      for (const field of success?.content?.schema?.children ?? []) {
        const name = [...(responses?.querySelectorAll('.field-name') ?? [])].find(
          (one) => one.textContent === field.name,
        );
        expect(name?.parentElement?.textContent?.includes('OPTIONAL')).toBe(
          !field.required && !field.name.startsWith('('),
        );
      }
    });

    test('B-046: has a row for each status', () => {
      const rows = [...(table(document, 'Responses')?.querySelectorAll(':scope > tbody > tr > th') ?? [])];
      expect(rows.map((row) => row.textContent)).toEqual(operation.responses.map(({ status }) => status));
    });

    test('B-122: has one tab, cURL, selected, with the sample that the tests run', () => {
      const tabs = [...document.querySelectorAll('[role=tablist] [role=tab]')];
      expect(tabs.map((tab) => tab.textContent)).toEqual(['cURL']);
      expect(tabs[0]?.getAttribute('aria-selected')).toBe('true');
      const panel = document.getElementById(tabs[0]?.getAttribute('aria-controls') ?? '');
      expect(panel?.querySelector('code')?.textContent).toBe(curlSample(operation));
    });

    test('shows whether it is deprecated', () => {
      const notice = document.querySelector('.admonition .admonition-title')?.textContent;
      const expected = { ok: undefined, deprecated: 'deprecated', 'not-implemented': 'not implemented' };
      expect(notice).toBe(expected[operation.status]);
    });
  },
);

/** What the introduction held before each part got a page: links to them are in programs and papers. */
const FORMER_SECTIONS = `what-it-is server-address authentication first-request identifiers time-units answers
  create-update-delete field-rules event-queries paging calling errors errors-special permissions tags jsonata clients
  openapi-files versions operations tag-tagspec`.split(/\s+/);

describe('the introduction', () => {
  const document = parse(landing);

  test('B-007 D-13: has the version, and every operation by tag', () => {
    expect(document.querySelector('.version-badge')?.textContent).toBe(`Version: ${api.document.info.version}`);
    const links = [...document.querySelectorAll('.operation-list a')].map((link) => link.getAttribute('href'));
    expect(links.sort()).toEqual(api.operations.map(({ slug }) => `/api/${slug}/`).sort());
  });

  test('begins with a first request, then has the guides, the tree of records, and the operations', () => {
    const headings = [...document.querySelectorAll('h2')].map(({ id }) => id);
    expect(headings).toEqual(['first-request', 'guides', 'what-it-is', 'operations']);
  });

  test('folds the operations that no server has, after all others', () => {
    const folded = [...document.querySelectorAll('details .operation-list a')].map((link) => link.getAttribute('href'));
    const unserved = api.operations.filter(({ status }) => status === 'not-implemented');
    expect(folded).toEqual(unserved.map(({ slug }) => `/api/${slug}/`));
    expect([...document.querySelectorAll('.operation-list')].at(-1)?.closest('details')).not.toBeNull();
  });

  test('every guide is a page, and no old link to a part of the introduction is lost', () => {
    for (const { href } of api.landing.guides) expect(known).toContain(normalizePath(href));
    for (const id of FORMER_SECTIONS) expect(document.getElementById(id)).not.toBeNull();
  });
});
