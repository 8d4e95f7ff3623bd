/** The scores of the events on Cortex's pages, which the pages work out by hand. */
import { answersOf, jewelsScores, jewelsTotals, surveyScores } from '@/components/client/try/cortex-scores';
import type { ScoredEvent, ScoringKey, Slice } from '@/components/client/try/cortex-scores';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { collectSamples } from '@/lib/checks/samples/sample';
import { loadContent } from '@/lib/content/load';

const FEATURES = '/data_science/cortex/features/primary';

/** The JSON of the first fence on a page that contains some words. */
function jsonOn<T>(page: string, words: string): T {
  const found = loadContent().pages.find((one) => one.path === `${FEATURES}/${page}`);
  const sample = collectSamples(parseMdx(found?.body ?? '')).find(
    ({ language, code }) => language === 'json' && code.includes(words),
  );
  return JSON.parse(sample?.code ?? '') as T;
}

const survey = jsonOn<ScoredEvent>('survey_scores', 'temporal_slices');
const key = jsonOn<ScoringKey>('survey_scores', 'category_list');
const game = jsonOn<ScoredEvent>('game_level_scores', 'temporal_slices');

const withValues = (values: Slice['value'][]): ScoredEvent => ({
  ...survey,
  temporal_slices: survey.temporal_slices.map((slice, index) => ({ ...slice, value: values[index] ?? null })),
});
const totals = (event: ScoredEvent) => surveyScores(event, key).map(({ category, score }) => [category, score]);

describe('a survey', () => {
  it('has the scores of the worked example', () => {
    const start = survey.timestamp;
    const end = start + 36_000;
    expect(surveyScores(survey, key)).toEqual([
      { start, end, category: 'Energy', question: 'Energy', score: 4 },
      { start, end, category: 'Sleep', question: 'Sleep', score: 7 },
    ]);
  });

  it('counts only the questions that were answered', () => {
    expect(totals(withValues([null, 'A lot', null, null]))).toEqual([['Energy', 2]]);
    expect(totals(withValues([]))).toEqual([]);
  });

  it('scores reversed items, and leaves out answers that the map lacks', () => {
    expect(totals(withValues(['Not at all', 'Sometimes', 'No']))).toEqual([['Energy', 2]]);
  });

  it('offers the answers of the key, and none for a number', () => {
    expect(survey.temporal_slices.map(({ item }) => answersOf(item, key))).toEqual([
      ['Not at all', 'A little', 'A lot'],
      ['Not at all', 'A little', 'A lot'],
      ['Yes', 'No'],
      undefined,
    ]);
  });
});

describe('a game of Jewels', () => {
  it('has the scores of the worked example', () => {
    const start = game.timestamp;
    expect(jewelsScores(game)).toEqual([
      { start, end: start + 3000, level: 1, avg_tap_time: 1000, perc_correct: 0.75, jewels_collected: 3 },
      { start, end: start + 1600, level: 2, avg_tap_time: 800, perc_correct: 1, jewels_collected: 3 },
    ]);
  });

  it('has no tap time for a level whose taps took no time', () => {
    const taps = game.temporal_slices.map((slice) => ({ ...slice, duration: 0 }));
    expect(jewelsScores({ ...game, temporal_slices: taps })[0]).toMatchObject({ avg_tap_time: null });
  });

  it('stores the totals of its taps', () => {
    expect(game.static_data).toMatchObject(jewelsTotals(game.temporal_slices));
  });
});
