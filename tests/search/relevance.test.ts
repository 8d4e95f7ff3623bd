import { loadContent } from '@/lib/content/load-content';
import { errorCatalog, isCode } from '@/lib/openapi/error-catalog';
import { loadApi } from '@/lib/openapi/load-api';
import { judge, openEngines, relevance, type Relevance } from './judge';

const engines = await openEngines();
const { description, operations } = await loadApi();

/** A little below the current values, so that rewriting a page does not break the test. */
const floor: Relevance = { first: 0.88, amongThree: 0.965, mrr: 0.925, rightSection: 0.85 };
const figures = ['first', 'amongThree', 'mrr', 'rightSection'] as const;

it.each(['queries', 'held-out'])('finds answers to the queries in %s.yaml', (name) => {
  const reached = relevance(judge(engines, name));
  expect(figures.filter((figure) => reached[figure] < floor[figure])).toEqual([]);
});

const firstFor = (text: string) => engines.get('en')?.search({ query: text, limit: 8 }).results[0];

it('lists the entry of each code in the error catalog first', () => {
  const codes = errorCatalog(description, operations).flatMap(({ errors }) => errors.map(({ code }) => code));
  const missed = codes.filter((code) => isCode(code) && firstFor(code)?.anchor !== code);
  expect(missed).toEqual([]);
});

it('finds each Cortex feature first by its name', () => {
  const missed = loadContent().documents.filter(({ path, frontMatter: { feature } }) => {
    return feature && firstFor(feature.name)?.path !== path;
  });
  expect(missed.map(({ path }) => path)).toEqual([]);
});

// A part of the platform, asked for by its exact name, comes before pages that mention it.
it.each([
  ['phq-9', /\/start_here\/instruments(#|\/|$)/],
  ['403.no-such-credentials', /\/api\/errors#403\.no-such-credentials$/],
  ['/participant/{id}', /\/api\/view-a-participant$/],
  ['GET /participant/{participant_id}', /\/api\/view-a-participant$/],
  ['cortex.primary.trips', /\/primary\/trips$/],
  ['screen_duration', /\/secondary\/screen_duration$/],
  ['lamp.gps', /\/sensor_types\/gps(#|$)/],
  ['LAMP_ACCESS_KEY', /#(set-your-keys|keys|connect)$|\/getting-started$/],
  ['DASHBOARD_URL', /\/develop\/self_hosting#/],
  ['ActivityEvent', /\/activity_types#event-shape$|#tag-activityevent$|\/api\/[a-z-]+-activity-event/],
])('finds the exact name %s first', (text, address) => {
  const first = firstFor(text);
  expect(`${first?.path}#${first?.anchor}`.replace(/#$/, '')).toMatch(address);
});
