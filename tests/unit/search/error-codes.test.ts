import { errorCatalog, isCode } from '@/lib/openapi/error-catalog';
import { loadApi } from '@/lib/openapi/load';
import { openSearch } from '@/scripts/search-judge';

const engine = await openSearch();
const { document, operations } = await loadApi();
const codes = errorCatalog(document, operations).flatMap(({ errors }) => errors.filter(({ code }) => isCode(code)));

test.each(codes.map(({ code }) => code))('search for %s leads to its place in the catalog first', (code) => {
  const [first] = engine.search({ text: code, limit: 8 }).results;
  expect(first).toMatchObject({ url: '/api/errors/', hash: code });
});
