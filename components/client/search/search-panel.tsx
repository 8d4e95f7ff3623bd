'use client';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { CodeXml, FileText } from 'lucide';
import { Icon } from '@/components/icon';
import type { Analyzer } from '@/lib/search/engine/analysis';
import type { Result } from '@/lib/search/engine/result';
import { searchParameters, type SearchContext } from '@/lib/search/engine/contexts';
import { isQuestion } from '@/lib/search/engine/query';
import { SEARCH_CONTEXT_MAX_LENGTH, SEARCH_RESULT_LIMIT } from '@/lib/search/engine/limits';
import { toHref } from '@/lib/settings/addresses';
import { mayPrefetch } from '@/lib/browser/prefetch';
import { useLanguage } from '../language';
import { HelpAnswer } from './help-answer';
import { helpFirst } from './help-results';
import { Marked } from './marked';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import { resultHref } from './highlight-address';
import { resultLines } from './result-text';
import { showOnThisPage } from './same-page';
import type { PanelKeys } from './search-box';
import type { SearchSession } from './search-session';
import { useNeedsHelp } from './use-needs-help';
import './search-list.css';

/** How long (ms) a reader stops typing before excerpts load. */
const PAUSE = 100;
const NONE: Result[] = [];

export interface SearchPanelProps {
  id: string;
  open: boolean;
  text: string;
  session: SearchSession;
  context: SearchContext | null;
  input: RefObject<HTMLInputElement | null>;
  keys: RefObject<PanelKeys | null>;
  onText: (text: string) => void;
  onClose: () => void;
  onLeave: () => void;
}

/** The list below the field: results, or recent searches while the field is empty. */
export function SearchPanel(props: SearchPanelProps): ReactNode {
  const { id, open, text, session, context, input, keys, onText, onClose, onLeave } = props;
  const language = useLanguage();
  const { say, name, to } = language;
  const revision = useSyncExternalStore(
    (onChange) => session.listen(onChange),
    () => session.revision,
  );
  const query = text.trim();
  const needsHelp = useNeedsHelp();
  const isDanger = open && needsHelp(query);
  const answer = useMemo(
    () => (query && open ? session.search({ text: query, limit: SEARCH_RESULT_LIMIT, context: context?.path }) : null),
    // `revision` changes when more has loaded.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [query, open, session, context, revision],
  );
  const results = useMemo(() => {
    const found = answer?.results ?? NONE;
    return isDanger ? helpFirst(found, language) : found;
  }, [answer, isDanger, language]);
  const recent = useMemo(() => (open && !query ? recentSearches() : []), [open, query]);
  const [forgotten, setForgotten] = useState(false);
  const offered = query || forgotten ? [] : recent;
  const count = query ? results.length : offered.length;
  // Not before texts are indexed: one of them may have the words.
  const nothing = open && query !== '' && !count && session.isComplete;
  const shown = open && (count > 0 || nothing);

  // The first result is selected immediately, and again after each new query. If help is shown above, or after search
  // was closed and opened again, none is selected.
  const [marked, setMarked] = useState<{ for: string | null; index: number }>({ for: null, index: 0 });
  const start = query && !isDanger ? 0 : -1;
  const active = marked.for === query && marked.index < count ? marked.index : start;
  const mark = (index: number) => setMarked({ for: query, index });
  useEffect(() => {
    if (!open) setMarked({ for: query, index: -1 });
    // Only when it closes: another query, typed later, selects its first result.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  const optionId = (index: number) => `${id}-${index}`;

  useLayoutEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(shown && count > 0));
    if (field && shown && active >= 0 && active < count) field.setAttribute('aria-activedescendant', optionId(active));
    else field?.removeAttribute('aria-activedescendant');
  });

  // The texts of the listed pages are small, but not for each letter of a word.
  useEffect(() => {
    if (!open || !query || !mayPrefetch()) return undefined;
    const timer = setTimeout(() => void session.loadTexts(results), PAUSE);
    return () => clearTimeout(timer);
  }, [open, query, session, results]);

  const follow = (index: number, newTab: boolean) => {
    if (!query) {
      const again = offered[index];
      if (again) onText(again);
      return;
    }
    const link = document.getElementById(optionId(index));
    if (!(link instanceof HTMLAnchorElement)) return;
    if (newTab) {
      rememberSearch(query);
      window.open(link.href, '_blank', 'noopener');
    } else link.click();
  };

  const press = (event: KeyboardEvent): boolean => {
    if (event.target !== input.current) return false;
    if (event.key === 'Enter' && shown && count) {
      follow(Math.max(0, active), event.ctrlKey || event.metaKey);
      return true;
    }
    if (!shown || !count || event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return false;
    const moves: Record<string, number> = {
      // "None" comes between the last and the first, then it wraps around.
      ArrowDown: active === count - 1 ? -1 : active + 1,
      ArrowUp: active === -1 ? count - 1 : active - 1,
      Home: 0,
      End: count - 1,
    };
    const next = moves[event.key];
    if (next === undefined) return false;
    mark(next);
    const option = document.getElementById(optionId(next));
    option?.scrollIntoView?.({ block: 'nearest' });
    return true;
  };
  useImperativeHandle(keys, () => ({ press }));

  const onChoose = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberSearch(query);
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    if (showOnThisPage(event.currentTarget)) event.preventDefault();
    onLeave();
  };

  const keepFocus = (event: MouseEvent) => event.preventDefault();
  const outside = answer !== null && context !== null && answer.outside > 0;
  const all = (label: string, within?: string) => (
    <a
      className="search-all"
      href={toHref(to('/search')) + searchParameters(query, within)}
      onMouseDown={keepFocus}
      onClick={(event) => {
        rememberSearch(query);
        if (!event.ctrlKey && !event.metaKey) onClose();
      }}
    >
      {label}
    </a>
  );

  const way = (path: string, label: string) => (
    <a className="search-all" href={toHref(to(path))} onMouseDown={keepFocus} onClick={onLeave}>
      {label}
    </a>
  );

  return (
    <div className="search-panel" hidden={!shown}>
      {isDanger ? <HelpAnswer /> : null}
      <div
        id={id}
        role="listbox"
        aria-label={query ? say('Search results') : say('Recent searches')}
        // The order may change until texts are indexed.
        aria-busy={query !== '' && !session.isComplete}
        className="search-list"
      >
        {query
          ? results.map((result, index) => (
              // Keyed by position: a keystroke updates existing rows, which is cheaper than creating new ones.
              <Option
                // eslint-disable-next-line react/no-array-index-key
                key={index}
                id={optionId(index)}
                result={result}
                analyzer={session.analyzer}
                answers={index === 0 && isQuestion(query)}
                active={index === active}
                onMark={() => mark(index)}
                onUnmark={() => mark(-1)}
                onChoose={onChoose}
              />
            ))
          : offered.map((again, index) => (
              <button
                type="button"
                key={again}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className="search-option search-recent"
                onMouseDown={keepFocus}
                onMouseMove={() => mark(index)}
                onClick={() => onText(again)}
              >
                {again}
              </button>
            ))}
      </div>
      {nothing ? (
        <div className="search-note">
          <p>{say('No results')}</p>
          <ul>
            <li>{way('/quick_links/troubleshooting', say('Troubleshooting'))}</li>
            <li>{way('/bug', say('Report a problem'))}</li>
            <li>{all(say('Search page'))}</li>
          </ul>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {nothing ? say('No results') : null}
        {!nothing && query && open && count ? say(count === 1 ? '{count} result' : '{count} results', { count }) : null}
      </p>
      <div className="search-actions">
        {answer && count > 0 && context && answer.inside > 0
          ? all(say('See all results within "{context}"', { context: name(context.label) }), context.path)
          : null}
        {answer && outside ? all(say('See all results outside "{context}"', { context: name(context.label) })) : null}
        {answer && count > 0 && !context ? all(say('See all results')) : null}
        {!query && offered.length ? (
          <button
            type="button"
            className="search-all"
            onMouseDown={keepFocus}
            onClick={() => {
              forgetSearches();
              setForgotten(true);
            }}
          >
            {say('Clear recent searches')}
          </button>
        ) : null}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  result: Result;
  analyzer: Analyzer;
  /** It shows the sentence that answers the query. */
  answers: boolean;
  active: boolean;
  onMark: () => void;
  onUnmark: () => void;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Option({ id, result, analyzer, answers, active, onMark, onUnmark, onChoose }: OptionProps): ReactNode {
  const { say } = useLanguage();
  const lines = resultLines(result, analyzer, SEARCH_CONTEXT_MAX_LENGTH, answers);
  const trail = result.breadcrumb.join(' › ');
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={result.child ? 'search-option search-child' : 'search-option'}
      href={resultHref(result)}
      onMouseDown={(event) => event.preventDefault()}
      // Not when it is entered: a row that appears under a resting pointer isn't a choice.
      onMouseMove={active ? undefined : onMark}
      onMouseLeave={active ? onUnmark : undefined}
      onClick={onChoose}
    >
      {result.child ? null : <Icon node={/^\/api\b/.test(result.url) ? CodeXml : FileText} />}
      {result.child ? null : (
        <span className="search-head">
          <span className="search-title">
            <Marked pieces={lines.title} />
          </span>
          <span className="search-trail">{[say(result.reader), trail].filter(Boolean).join(' · ')}</span>
        </span>
      )}
      {lines.section.length ? (
        <span className="search-section">
          <Marked pieces={lines.section} />
        </span>
      ) : null}
      {/* Empty until the texts load: the list must not move under a finger when they do. */}
      <span className={answers ? 'search-excerpt search-answer' : 'search-excerpt'}>
        <Marked pieces={lines.excerpt} />
      </span>
    </a>
  );
}
