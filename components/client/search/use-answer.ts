import { useMemo, useSyncExternalStore } from 'react';
import type { Answer, SearchRequest } from '@/lib/search/engine/engine';
import { useLanguage } from '../language';
import { helpFirst } from './help-results';
import type { SearchSession } from './search-session';

const NOTHING: Answer = { results: [], inside: 0, outside: 0 };

/** What search finds, and finds again whenever more of it has loaded. If somebody is in danger, help comes first. */
export function useAnswer(session: SearchSession, request: SearchRequest, isDanger: boolean): Answer {
  const language = useLanguage();
  const revision = useSyncExternalStore(session.listen, session.revision);
  const { text, limit, context, within } = request;
  return useMemo(
    () => {
      if (!text) return NOTHING;
      const answer = session.search({ text, limit, context, within });
      return isDanger ? { ...answer, results: helpFirst(answer.results, language) } : answer;
    },
    // The revision changes what the session finds.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [session, text, limit, context, within, isDanger, language, revision],
  );
}
