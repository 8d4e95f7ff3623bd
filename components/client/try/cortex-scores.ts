/** What an activity event says about one answer or tap, as far as scores need it. */
export interface Slice {
  item: string | number;
  value: string | number | null;
  type: boolean | null;
  level: number | null;
  duration: number;
}

export interface ScoredEvent {
  timestamp: number;
  duration: number;
  static_data: Record<string, unknown>;
  temporal_slices: Slice[];
}

/** How questions become points: `scoring_dict` in Cortex. Beside these two names, it has maps from answers to points. */
export interface ScoringKey {
  category_list: string[];
  questions: Record<string, { category: string; scoring: string }>;
  [map: string]: unknown;
}

type Row = Record<string, string | number | null>;

/**
 * Cortex's `survey_scores` of one event, without the scores of single questions: LAMP-cortex,
 * cortex/primary/survey_scores.py.
 */
export function surveyScores({ timestamp, temporal_slices: slices }: ScoredEvent, key: ScoringKey): Row[] {
  const totals = new Map<string, number>();
  for (const { item, value } of slices) {
    const question = key.questions[String(item)];
    if (!question || !key.category_list.includes(question.category)) continue;
    const points = pointsOf(value, question.scoring, key);
    if (points !== undefined) totals.set(question.category, (totals.get(question.category) ?? 0) + points);
  }
  const end = timestamp + sum(slices.map(({ duration }) => duration));
  return [...totals].map(([category, score]) => ({ start: timestamp, end, category, question: category, score }));
}

/** The points for an answer; nothing for a skipped question, or an answer that its map lacks. */
function pointsOf(value: Slice['value'], scoring: string, key: ScoringKey): number | undefined {
  if (value === null) return undefined;
  if (scoring === 'value') return Number.parseInt(String(value), 10);
  if (scoring === 'boolean') return value === 'Yes' ? 1 : 0;
  return mapOf(scoring, key)?.[String(value)];
}

const mapOf = (name: string, key: ScoringKey) => key[name] as Record<string, number> | undefined;

/** The answers that a key has points for; nothing for a question whose answer is a number. */
export function answersOf(item: string | number, key: ScoringKey): string[] | undefined {
  const scoring = key.questions[String(item)]?.scoring ?? '';
  if (scoring === 'value') return undefined;
  return scoring === 'boolean' ? ['Yes', 'No'] : Object.keys(mapOf(scoring, key) ?? {});
}

/**
 * Cortex's `game_level_scores` of one event of Jewels: LAMP-cortex, cortex/primary/game_level_scores.py. A level without
 * a tap that took time has no tap time.
 */
export function jewelsScores({ timestamp, temporal_slices: slices }: ScoredEvent): Row[] {
  const levels = [...new Set(slices.map(({ level }) => level))].toSorted((one, other) => (one ?? 0) - (other ?? 0));
  return levels.map((level) => {
    const taps = slices.filter((slice) => slice.level === level);
    const times = taps.map(({ duration }) => duration).filter((duration) => duration > 0);
    const right = taps.filter(({ type }) => type).length;
    return {
      start: timestamp,
      end: timestamp + sum(taps.map(({ duration }) => duration)),
      level,
      avg_tap_time: times.length ? sum(times) / times.length : null,
      perc_correct: right / taps.length,
      jewels_collected: right,
    };
  });
}

/** What an event of Jewels says about all its taps together. */
export function jewelsTotals(slices: Slice[]): Record<string, string | number> {
  const right = slices.filter(({ type }) => type).length;
  return {
    score: ((100 * right) / slices.length).toFixed(2),
    total_jewels_collected: right,
    total_attempts: slices.length,
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
