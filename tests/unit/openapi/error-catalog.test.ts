import { JSDOM } from 'jsdom';
import { ErrorCatalogBody } from '@/components/api/error-catalog-body';
import { renderStatic } from '@/lib/markdown/render-static';
import { errorCatalog } from '@/lib/openapi/error-catalog';
import { loadApi } from '@/lib/openapi/load-api';

const api = await loadApi();
const groups = errorCatalog(api.description, api.operations);
const errors = groups.flatMap((group) => group.errors);
const page = new JSDOM(`<body>${await renderStatic(ErrorCatalogBody({ api }))}</body>`).window.document;

it('has every error that an operation lists, once', () => {
  const named = new Set(api.operations.flatMap((operation) => operation.errors.map(({ code }) => code)));
  const codes = errors.map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  for (const code of named) expect(codes).toContain(code);
});

it('has codes that belong to no operation', () => {
  expect(errors.map(({ code }) => code)).toContain('401.invalid-token');
});

it('joins the causes of a code', () => {
  const scope = errors.find(({ code }) => code === '403.security-context-out-of-scope');
  expect(scope?.cases.map(({ status }) => status)).toEqual([403, 403, 403, 500]);
});

it('groups codes by what went wrong', () => {
  const groupOf = (code: string) => groups.find((group) => group.errors.some((error) => error.code === code))?.id;
  expect(groupOf('404.no-such-credentials')).toBe('not-found');
  expect(groupOf('403.no-such-credentials')).toBe('keys-and-permission');
  expect(groupOf('(field rules)')).toBe('wrong-request');
  expect(groupOf('(code inside data)')).toBe('inside-success');
});

it('the page has an anchor, a meaning, and for each case a cause and a fix', () => {
  for (const { code, id, meaning, cases } of errors) {
    const heading = page.getElementById(id);
    expect([code, heading?.tagName, meaning === '']).toEqual([code, 'H3', false]);
    const terms = [...(heading?.closest('div')?.querySelectorAll('dt') ?? [])].map((term) => term.textContent);
    const countOf = (name: string) => terms.filter((term) => term === name).length;
    // A status is said once for all causes with the same one, and not at all if the code begins with it.
    const statuses = new Set(cases.map(({ status }) => status).filter((status) => !code.startsWith(String(status))));
    expect([code, ...['Cause', 'What to do', 'Status'].map(countOf)]).toEqual([
      code,
      cases.length,
      cases.length,
      statuses.size,
    ]);
  }
});
