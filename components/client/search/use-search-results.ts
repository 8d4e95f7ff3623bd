import { useMemo, useSyncExternalStore } from 'react';
import type { Result, SearchRequest, SearchResults } from '@/lib/search/engine/engine';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import type { Locale } from '@/lib/settings/translate';
import { useLocale } from '../language/locale';
import type { SearchSession } from './search-session';

const NO_RESULTS: SearchResults = { results: [], inside: 0, outside: 0 };

/** A query that was typed before the index was there gets its results as parts of it load. In danger, help comes first. */
export function useSearchResults(session: SearchSession, request: SearchRequest, isDanger: boolean): SearchResults {
  const locale = useLocale();
  const revision = useSyncExternalStore(session.listen, session.getRevision);
  const { query, limit, boostedFolder, onlyFolder } = request;
  return useMemo(
    () => {
      if (!query) return NO_RESULTS;
      const searchResults = session.search({ query, limit, boostedFolder, onlyFolder });
      if (!isDanger) return searchResults;
      const help = helpResult(locale);
      const others = searchResults.results.filter(({ path }) => path !== help.path);
      return { ...searchResults, results: [help, ...others].slice(0, limit) };
    },
    // The revision changes what the session finds.
    // oxlint-disable-next-line react/exhaustive-deps
    [session, query, limit, boostedFolder, onlyFolder, isDanger, locale, revision],
  );
}

/** The top of the help page, without highlighted words. */
const helpResult = ({ t, pathOf }: Locale): Result => ({
  path: pathOf(KNOWN_PAGES.helpNow),
  anchor: '',
  title: t('Help now'),
  heading: '',
  breadcrumb: [],
  audience: 'participant',
  text: t('Are you or someone near you in danger? Call for help now.'),
  highlights: [],
});
