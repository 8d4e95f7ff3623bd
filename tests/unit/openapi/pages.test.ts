import { JSDOM } from 'jsdom';
import { PageFrame } from '@/components/page/page-frame';
import { curlSample } from '@/lib/openapi/curl-sample';
import { errorPath } from '@/lib/openapi/error-catalog';
import { loadApi } from '@/lib/openapi/load-api';
import { operationPath } from '@/lib/openapi/api-paths';
import { renderStatic } from '@/lib/markdown/render-static';
import { hasContent } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/pages';
import { API_PATH } from '@/lib/settings/known-pages';

const api = await loadApi();
const site = await loadSite();
/** The page at an address, in its frame. */
async function htmlOf(path: string): Promise<string> {
  const page = site.find(path);
  if (!page || !hasContent(page)) throw new Error(`There is no page at ${path}.`);
  return renderStatic(await PageFrame({ page }));
}

const landing = await htmlOf(API_PATH);

const parse = (html: string) => new JSDOM(`<body>${html}</body>`).window.document;

const texts = (part: ParentNode | null | undefined, selector: string) =>
  [...(part?.querySelectorAll(selector) ?? [])].map((one) => one.textContent);
const hrefs = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe.each(api.operations.map((operation) => [operation.slug, operation] as const))(
  'the page of %s',
  (_, operation) => {
    const { parameters, body, responses, status, errors } = operation;
    let document: Document;
    const sectionOf = (id: string) => document.getElementById(id)?.closest('section');
    beforeAll(async () => {
      document = parse(await htmlOf(operationPath(operation.slug)));
    });

    test('names the operation, its method, and its path with parameters in braces', () => {
      expect(texts(document, 'h1')).toEqual([operation.title]);
      expect(texts(document, 'article .endpoint > *')).toEqual([operation.method, operation.path]);
    });

    test('has a row for each parameter, with required ones marked', () => {
      for (const location of ['path', 'query'] as const) {
        const rows = [...(sectionOf(`${location}-parameters`)?.querySelectorAll('tr') ?? [])];
        expect(rows.map((row) => [row.querySelector('code')?.textContent, /REQUIRED/.test(row.textContent)])).toEqual(
          parameters[location].map(({ name, required }) => [name, required]),
        );
      }
    });

    test('shows every field of the request, and whether it is required', () => {
      const heading = document.getElementById('request-body')?.textContent;
      expect(heading?.includes('REQUIRED')).toBe(body?.required);
      const fields = (body?.schema?.children ?? []).map(({ name }) => name);
      expect(texts(sectionOf('request-body'), '.field-name')).toEqual(expect.arrayContaining(fields));
    });

    test('has a row for each status, with optional fields marked as OPTIONAL, and none as REQUIRED', () => {
      expect(texts(document, '.responses-table > tbody > tr > th')).toEqual(responses.map((one) => one.status));
      expect(texts(sectionOf('responses'), '.field-required')).toEqual([]);
      const rows = texts(sectionOf('responses'), '.field-head');
      const success = responses.find(({ status }) => status.startsWith('2'));
      for (const { name, required } of success?.content?.schema?.children ?? []) {
        const row = rows.find((one) => one?.startsWith(`${name} `));
        expect(row?.includes('OPTIONAL')).toBe(!required && !name.startsWith('('));
      }
    });

    test('each error links to its entry in the catalog', () => {
      const addresses = errors.map(({ code }) => errorPath(code).replace('/api/errors#', '/api/errors/#'));
      expect(hrefs(document, '.responses-table .error-code > a[href^="/api"]').sort()).toEqual(addresses.sort());
    });

    test('has one tab, cURL, selected, with the sample that the tests run', () => {
      expect(texts(document, '[role=tab]')).toEqual(['cURL']);
      const tab = document.querySelector('[role=tab][aria-selected=true]');
      const panel = document.getElementById(tab?.getAttribute('aria-controls') ?? '');
      expect(texts(panel, 'code')).toEqual([curlSample(operation)]);
    });

    test('shows whether it is deprecated', () => {
      const notices = { ok: [], deprecated: ['deprecated'], 'not-implemented': ['not implemented'] };
      expect(texts(document, '.admonition .admonition-title')).toEqual(notices[status]);
    });
  },
);

describe('the introduction', () => {
  const document = parse(landing);

  test('has the version, and every operation by tag', () => {
    expect(document.querySelector('.version-badge')?.textContent).toBe(`Version: ${api.description.info.version}`);
    expect(hrefs(document, '.operation-list a').sort()).toEqual(
      api.operations.map(({ slug }) => `/api/${slug}/`).sort(),
    );
  });

  test('folds the operations that no server has, after all others', () => {
    const unserved = api.operations.filter(({ status }) => status === 'not-implemented');
    expect(hrefs(document, 'details .operation-list a')).toEqual(unserved.map(({ slug }) => `/api/${slug}/`));
    expect([...document.querySelectorAll('.operation-list')].at(-1)?.closest('details')).not.toBeNull();
  });
});
