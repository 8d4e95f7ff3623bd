import { judge, judgedQueries, openSearch, relevance, type Relevance } from '../../search/judge';
import { needsHelp } from '@/lib/search/engine/needs-help';
import { errorCatalog, isCode } from '@/lib/openapi/error-catalog';
import { loadApi } from '@/lib/openapi/load';

const engine = await openSearch();
const { document, operations } = await loadApi();

/** A little below the current values, so that rewriting a page does not break the test. */
const floors: Record<string, Relevance> = {
  queries: { first: 0.88, amongThree: 0.96, mrr: 0.92, rightSection: 0.8 },
  kept: { first: 0.84, amongThree: 0.93, mrr: 0.885, rightSection: 0.8 },
};
const figures = ['first', 'amongThree', 'mrr', 'rightSection'] as const;

it.each(Object.entries(floors))('finds answers to the queries in %s.yaml', (name, floor) => {
  const reached = relevance(judge(engine, name));
  expect(figures.filter((figure) => reached[figure] < floor[figure])).toEqual([]);
});

it('shows help for a judged query only if it mentions danger', () => {
  const asked = Object.keys(floors)
    .flatMap(judgedQueries)
    .map(({ text }) => text);
  expect(
    asked
      .filter(needsHelp)
      .every((text) =>
        /suicid|help|hurt|harm|emerg|crisis|wants to die|who do i call|bad night|worrying|^988$/.test(text),
      ),
  ).toBe(true);
});

const codes = errorCatalog(document, operations).flatMap(({ errors }) => errors.filter(({ code }) => isCode(code)));
it.each(codes.map(({ code }) => code))('lists the entry for %s in the error catalog first', (code) => {
  const [first] = engine.search({ text: code, limit: 8 }).results;
  expect(first).toMatchObject({ url: '/api/errors/', hash: code });
});
