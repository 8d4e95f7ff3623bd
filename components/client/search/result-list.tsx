import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { ListLamp } from '@/components/shared/lamps';
import { LostDays } from '@/components/shared/lost-days';
import type { Analyzer } from '@/lib/search/engine/analysis';
import type { Result } from '@/lib/search/engine/engine';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import type { Translate } from '@/lib/settings/translate';
import { useLocale } from '../language/locale';
import { TextWithLinks } from '../language/text-with-links';
import { resultHref } from './highlight-address';
import { Highlighted, placeOf, resultLines, ResultTitle } from './result-lines';
import type { SearchSession } from './search-session';
import { useSearchResults } from './use-search-results';
import './search-list.css';

/** Maximum results. */
const MAX_RESULTS = 100;
/** Maximum characters of a line. */
const MAX_LINE_CHARACTERS = 88;

export interface ResultListProps {
  query: string;
  /** Folder of the context that the picker shows; empty for everywhere. */
  onlyFolder: string;
  /** The query says that somebody is in danger. */
  isDanger: boolean;
  session: SearchSession;
}

function countLine(count: number, t: Translate): string {
  if (!count) return t('No documents were found');
  return count === 1 ? t('1 document found') : t('{count} documents found', { count });
}

/** All results, below the field on the search page. */
export function ResultList({ query, onlyFolder, isDanger, session }: ResultListProps): ReactNode {
  const { t, pathOf } = useLocale();
  // The field updates on every keystroke, the list as soon as there is time.
  const deferred = useDeferredValue(query);
  const { results } = useSearchResults(session, { query: deferred, limit: MAX_RESULTS, onlyFolder }, isDanger);
  const findsNothing = deferred !== '' && !results.length;

  // On this page, excerpts are half of a result.
  useEffect(() => void session.loadTexts(results), [results, session]);

  return (
    <>
      {results.length ? <ListLamp /> : null}
      <p role="status" className={findsNothing ? 'search-count strong' : 'search-count muted'}>
        {results.length || findsNothing ? countLine(results.length, t) : ''}
      </p>
      {findsNothing ? (
        <>
          <p>
            <TextWithLinks
              text={t(
                "Try fewer or other words. If something doesn't work, go to <troubleshooting>Troubleshooting</troubleshooting> or <report>Report a problem</report>.",
              )}
              hrefs={{
                troubleshooting: toHref(pathOf(KNOWN_PAGES.troubleshooting)),
                report: toHref(pathOf(KNOWN_PAGES.reportProblem)),
              }}
            />
          </p>
          <LostDays />
        </>
      ) : null}
      {results.map((result) => (
        <FoundPage key={`${result.path}#${result.anchor}`} result={result} analyzer={session.analyzer} />
      ))}
    </>
  );
}

function FoundPage({ result, analyzer }: { result: Result; analyzer: Analyzer }): ReactNode {
  /** The excerpt takes its room before its text is there, so that the list doesn't move when it loads. */
  const isPending = result.text === undefined;
  const lines = resultLines(result, analyzer, MAX_LINE_CHARACTERS);
  const { t } = useLocale();
  const { before, last } = placeOf(result, t);
  return (
    <article className="result">
      <h2>
        <a href={resultHref(result)}>
          <ResultTitle {...lines} />
        </a>
      </h2>
      <p className="quiet">{before + last}</p>
      <p className="result-excerpt" data-pending={isPending ? '' : undefined}>
        {isPending ? null : <Highlighted pieces={lines.excerpt} />}
      </p>
    </article>
  );
}
