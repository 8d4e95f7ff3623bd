import { JSDOM } from 'jsdom';
import { PageFrame } from '@/components/page/page-frame';
import { renderStatic } from '@/lib/markdown/render-static';
import { operationPath } from '@/lib/openapi/api-paths';
import { calledParameters, curlSample } from '@/lib/openapi/curl-sample';
import { errorAddress } from '@/lib/openapi/error-catalog';
import { loadApi } from '@/lib/openapi/load-api';
import { API_PATH } from '@/lib/settings/known-pages';
import { hasContent } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/site';

const { description, operations } = await loadApi();
const site = await loadSite();

/** The page at an address, in its frame. */
async function pageAt(path: string): Promise<Document> {
  const record = site.find(path);
  if (!record || !hasContent(record)) throw new Error(`There is no page at ${path}.`);
  return new JSDOM(`<body>${await renderStatic(await PageFrame({ record }))}</body>`).window.document;
}

const texts = (part: ParentNode | null | undefined, selector: string) =>
  [...(part?.querySelectorAll(selector) ?? [])].map((element) => element.textContent);
const hrefs = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

it.each([
  ['query-activity-events-for-a-participant', []],
  ['create-a-researcher', []],
  ['update-a-participant', ['not implemented']],
  ['list-all-sensors-in-a-study-shared-by-a-participant', ['deprecated']],
])('the page of %s has what a caller needs', async (slug, notices) => {
  const operation = operations.find((candidate) => candidate.slug === slug)!;
  const { parameters, body, responses, errors } = operation;
  const page = await pageAt(operationPath(slug));
  const sectionOf = (id: string) => page.getElementById(id)?.closest('section');
  const rowsOf = (id: string) =>
    [...(sectionOf(id)?.querySelectorAll('tr') ?? [])].map((row) => [
      row.querySelector('code')?.textContent,
      /REQUIRED/.test(row.textContent),
    ]);

  expect(texts(page, 'h1')).toEqual([operation.title]);
  expect(texts(page, 'article .endpoint > *')).toEqual([operation.method, operation.path]);
  expect(texts(page, '.admonition .admonition-title')).toEqual(notices);
  for (const location of ['path', 'query'] as const) {
    expect(rowsOf(`${location}-parameters`)).toEqual(
      parameters[location].map(({ name, required }) => [name, required]),
    );
  }

  expect(page.getElementById('request-body')?.textContent.includes('REQUIRED')).toBe(body?.required);
  const fields = (body?.schema?.children ?? []).map(({ name }) => name);
  expect(texts(sectionOf('request-body'), '.field-name')).toEqual(expect.arrayContaining(fields));

  // A success that may hide a failure has a row for each.
  expect([...new Set(texts(page, '.responses-table > tbody > tr > th'))]).toEqual(
    responses.map(({ status }) => status),
  );
  const addresses = errors.map(({ code }) => errorAddress(code).replace('/api/errors#', '/api/errors/#'));
  expect(hrefs(page, '.responses-table .error-code > a[href^="/api"]').sort()).toEqual(addresses.sort());

  // One tab, selected, with the sample that the tests run.
  expect(texts(page, '[role=tab]')).toEqual(['cURL']);
  const tab = page.querySelector('[role=tab][aria-selected=true]');
  expect(texts(page.getElementById(tab?.getAttribute('aria-controls') ?? ''), 'code')).toEqual([curlSample(operation)]);
  // What stands for each parameter of the path has its mark.
  const values = parameters.path.map(({ name, examples }) => String(examples[0]?.value ?? `{${name}}`));
  expect(texts(page, '[role=tabpanel] .path-parameter')).toEqual(values);
  // So has what stands for those of the query, and the row of each lights its own.
  const marks = [...page.querySelectorAll('[role=tabpanel] span:is(.path-parameter, .query-value)')];
  expect(marks).toHaveLength(calledParameters(operation).length);
  for (const mark of marks) {
    const row = page.querySelector(`tr.${mark.classList.item(1)}`);
    expect(row?.textContent).toContain(decodeURIComponent(mark.textContent).replace(/[{}]/g, ''));
  }
});

it('fields of a response are marked as OPTIONAL, and none as REQUIRED', async () => {
  const page = await pageAt(operationPath('query-activity-events-for-a-participant'));
  const section = page.getElementById('responses')?.closest('section');
  expect(section?.textContent).not.toContain('REQUIRED');
  expect(texts(section, '.field-head').filter((row) => row?.includes('OPTIONAL'))).not.toEqual([]);
});

it('the introduction has the version and every operation, last and collapsed those that no server has', async () => {
  const page = await pageAt(API_PATH);
  expect(texts(page, '.breadcrumbs li')).toEqual(['', 'API']);
  expect(page.querySelector('header .badge')?.textContent).toBe(`Version: ${description.info.version}`);
  const addressesOf = (some: typeof operations) => some.map(({ slug }) => `/api/${slug}/`);
  expect(hrefs(page, '.operation-list a').sort()).toEqual(addressesOf(operations).sort());
  const unserved = operations.filter(({ status }) => status === 'not-implemented');
  expect(hrefs(page, 'details .operation-list a')).toEqual(addressesOf(unserved));
  expect([...page.querySelectorAll('.operation-list')].at(-1)?.closest('details')).not.toBeNull();
});
