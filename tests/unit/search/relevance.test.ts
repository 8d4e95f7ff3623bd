import { JUDGED, judgedQueries, judgeFile, openSearch } from '../../search/judge';
import { judge, readJudgedQueries, relevance, type JudgedQuery, type Relevance } from '../../search/relevance';
import { needsHelp } from '@/lib/search/engine/needs-help';
import { errorCatalog, isCode } from '@/lib/openapi/error-catalog';
import { loadApi } from '@/lib/openapi/load';

const engine = await openSearch();
const { document, operations } = await loadApi();

/** A little below the current values, so that rewriting a page does not break the test. */
const floors: Record<string, Partial<Relevance>> = {
  frozen: { first: 0.84, amongThree: 0.94, mrr: 0.9, leadsInside: 0.8, rightSection: 0.8 },
  queries: { first: 0.86, amongThree: 0.95, mrr: 0.915 },
  unseen: { first: 0.83, amongThree: 0.92, mrr: 0.9, leadsInside: 0.7, rightSection: 0.71 },
  fresh: { first: 0.82, amongThree: 0.91, mrr: 0.88, leadsInside: 0.78, rightSection: 0.75 },
  people: { first: 0.88, amongThree: 0.96, mrr: 0.93, leadsInside: 0.85, rightSection: 0.84 },
  tasks: { first: 0.92, amongThree: 0.98, mrr: 0.95, leadsInside: 0.8, rightSection: 0.83 },
  week: { first: 0.92, amongThree: 0.97, mrr: 0.95, leadsInside: 0.85, rightSection: 0.83 },
  first: { first: 0.93, amongThree: 0.98, mrr: 0.96, leadsInside: 0.85, rightSection: 0.76 },
  second: { first: 0.83, amongThree: 0.94, mrr: 0.89, leadsInside: 0.8, rightSection: 0.75 },
  third: { first: 0.885, amongThree: 0.95, mrr: 0.93, leadsInside: 0.8, rightSection: 0.8 },
  fourth: { first: 0.79, amongThree: 0.91, mrr: 0.87, leadsInside: 0.75, rightSection: 0.77 },
  fifth: { first: 0.88, amongThree: 0.96, mrr: 0.935, leadsInside: 0.8, rightSection: 0.8 },
  sixth: { first: 0.855, amongThree: 0.92, mrr: 0.91, leadsInside: 0.8, rightSection: 0.8 },
  seventh: { first: 0.94, amongThree: 0.98, mrr: 0.965, leadsInside: 0.8, rightSection: 0.8 },
  eighth: { first: 0.85, amongThree: 0.95, mrr: 0.9, leadsInside: 0.8, rightSection: 0.8 },
  ninth: { first: 0.88, amongThree: 0.95, mrr: 0.925, leadsInside: 0.8, rightSection: 0.8 },
  tenth: { first: 0.88, amongThree: 0.95, mrr: 0.92, leadsInside: 0.8, rightSection: 0.78 },
  eleventh: { first: 0.89, amongThree: 0.97, mrr: 0.935, leadsInside: 0.8, rightSection: 0.8 },
  twelfth: { first: 0.84, amongThree: 0.93, mrr: 0.885, leadsInside: 0.8, rightSection: 0.8 },
};
it.each(JUDGED)('finds answers to the judged queries in %s.yaml', (name) => {
  const reached = relevance(judgeFile(engine, name));
  const missed = Object.entries(floors[name] ?? { first: 1 }).filter(
    ([figure, least]) => reached[figure as keyof typeof reached] < least,
  );
  expect(missed).toEqual([]);
});

it('shows help for a judged query only if it mentions danger', () => {
  const asked = JUDGED.flatMap(judgedQueries).map(({ text }) => text);
  expect(
    asked.filter(needsHelp).every((text) => /suicid|help|hurt|harm|emerg|crisis|wants to die|^988$/.test(text)),
  ).toBe(true);
});

it('reports the rank of the first relevant page, and whether it opens at the section that answers', () => {
  const [query] = readJudgedQueries({ kind: [['a b', '/x#one', '/y']] });
  const results = [
    { url: '/z/', hash: '' },
    { url: '/x/', hash: 'two' },
  ];
  expect(judge(query as JudgedQuery, results)).toMatchObject({ rank: 2, leadsInside: false, rightSection: null });
  expect(judge(query as JudgedQuery, results.slice(1))).toMatchObject({
    rank: 1,
    leadsInside: true,
    rightSection: false,
  });
  expect(judge(query as JudgedQuery, [{ url: '/x/', hash: 'one' }])).toMatchObject({ rank: 1, rightSection: true });
  expect(
    relevance([judge(query as JudgedQuery, results), judge(query as JudgedQuery, results.slice(1))]),
  ).toMatchObject({ first: 0.5, mrr: 0.75 });
});

const codes = errorCatalog(document, operations).flatMap(({ errors }) => errors.filter(({ code }) => isCode(code)));
it.each(codes.map(({ code }) => code))('lists the entry for %s in the error catalog first', (code) => {
  const [first] = engine.search({ text: code, limit: 8 }).results;
  expect(first).toMatchObject({ url: '/api/errors/', hash: code });
});
