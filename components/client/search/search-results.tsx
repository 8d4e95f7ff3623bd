import { useDeferredValue, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { SEARCH_PAGE_CONTEXT_MAX_LENGTH, SEARCH_PAGE_LIMIT } from '@/lib/search/engine/limits';
import { isQuestion } from '@/lib/search/engine/query';
import type { Analyzer } from '@/lib/search/engine/analysis';
import type { Result } from '@/lib/search/engine/result';
import type { Say } from '@/lib/settings/say';
import { TextWithLinks } from '../text-with-links';
import { useLanguage } from '../language';
import { helpFirst } from './help-results';
import { Marked } from './marked';
import { resultHref } from './highlight-address';
import { resultLines } from './result-text';
import type { SearchSession } from './search-session';
import './search-list.css';

/** How many texts to load at a time. */
const AT_ONCE = 12;

export interface SearchResultsProps {
  query: string;
  /** Path of the context shown in the picker; empty for everywhere. */
  context: string;
  /** The query says that somebody is in danger. */
  isDanger: boolean;
  session: SearchSession;
}

const countLine = (count: number, say: Say) =>
  count === 0
    ? say('No documents were found')
    : count === 1
      ? say('1 document found')
      : say('{count} documents found', { count });

/** All results, below the field on the search page. */
export function SearchResults({ query, context, isDanger, session }: SearchResultsProps): ReactNode {
  const language = useLanguage();
  const { say, to } = language;
  const revision = useSyncExternalStore(
    (onChange) => session.listen(onChange),
    () => session.revision,
  );
  // The field updates on every keystroke, the list as soon as there is time.
  const deferredQuery = useDeferredValue(query);
  const results = useMemo(
    () => {
      if (!deferredQuery) return [];
      const { results } = session.search({ text: deferredQuery, limit: SEARCH_PAGE_LIMIT, within: context });
      return isDanger ? helpFirst(results, language) : results;
    },
    // `revision` changes when more has loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [session, deferredQuery, isDanger, language, context, revision],
  );

  // On this page, excerpts are half of a result. They arrive in the order of the list.
  useEffect(() => {
    const missing = results.filter(({ text }) => text === undefined);
    void session.loadTexts(missing.slice(0, AT_ONCE));
  }, [results, session]);

  return (
    <>
      <p role="status" className="search-count">
        {deferredQuery ? countLine(results.length, say) : ''}
      </p>
      {deferredQuery && !results.length ? (
        <p>
          <TextWithLinks
            text={say(
              "Try fewer or other words. If something doesn't work, go to <troubleshooting>Troubleshooting</troubleshooting> or <report>Report a problem</report>.",
            )}
            hrefs={{ troubleshooting: toHref(to('/quick_links/troubleshooting')), report: toHref(to('/bug')) }}
          />
        </p>
      ) : null}
      {results.map((result, place) => (
        <FoundDocument
          key={result.url + result.hash}
          result={result}
          analyzer={session.analyzer}
          answers={place === 0 && isQuestion(deferredQuery)}
        />
      ))}
    </>
  );
}

interface FoundProps {
  result: Result;
  analyzer: Analyzer;
  /** It shows the sentence that answers the query. */
  answers: boolean;
}

function FoundDocument({ result, analyzer, answers }: FoundProps): ReactNode {
  /** Its place is kept free until the text loads. */
  const isPending = result.text === undefined;
  const lines = resultLines(result, analyzer, SEARCH_PAGE_CONTEXT_MAX_LENGTH, answers);
  const { say } = useLanguage();
  const trail = [...result.breadcrumb, ...(result.heading ? [result.title] : [])].join(' › ');
  return (
    <article className="found">
      <h2>
        <a href={resultHref(result)}>
          <Marked pieces={lines.section.length ? lines.section : lines.title} />
        </a>
      </h2>
      <p className="found-trail">{[say(result.reader), trail].filter(Boolean).join(' · ')}</p>
      <p className="found-excerpt" data-pending={isPending ? '' : undefined}>
        {isPending ? null : (
          <em>
            <Marked pieces={lines.excerpt} />
          </em>
        )}
      </p>
    </article>
  );
}
