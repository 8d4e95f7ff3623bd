import { helpAmong } from '@/lib/search/engine/belongs-to-help';
import { SEARCH_RESULT_LIMIT } from '@/lib/search/engine/limits';
import type { Result } from '@/lib/search/engine/result';
import type { Say } from '@/lib/settings/say';
import type { SearchSession } from './search-session';

/** All that someone in danger is offered: help and what leads there, without highlighted words. */
export function helpResults(session: SearchSession, say: Say, code: string): Result[] {
  const { results } = session.search({ text: say('Help now'), limit: SEARCH_RESULT_LIMIT });
  return helpAmong(results, code).map((result) => ({ ...result, words: [] }));
}
