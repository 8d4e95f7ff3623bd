'use client';
import { useEffect, useLayoutEffect, type MouseEvent, type ReactNode } from 'react';
import type { Analyzer } from '@/lib/search/engine/analysis';
import { MAX_PANEL_RESULTS, type Result } from '@/lib/search/engine/engine';
import { searchParameters, type SearchContext } from '@/lib/settings/search-address';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES, SEARCH_PATH } from '@/lib/settings/known-pages';
import { isSamePath } from '@/lib/settings/paths';
import { useLocale } from '../language/locale';
import { changeAddress } from '../router/address';
import { isOverlayEntry } from '../router/overlay-history';
import { isPlainClick } from '../shared/plain-click';
import { targetOf } from '../shared/target-of';
import { DangerNotice } from './danger-notice';
import { keepSearched, resultHref } from './highlight-address';
import { meansDanger } from './means-danger';
import { Highlighted, placeOf, resultLines, ResultTitle } from './result-lines';
import type { SearchSession } from './search-session';
import { useSearchResults } from './use-search-results';
import { optionId, type OptionList } from './use-selected-option';
import './search-list.css';

/** Maximum characters of a title, and of a heading. */
const MAX_LINE_CHARACTERS = 50;
/** Maximum characters of the text around the words found, which has a line to itself. */
const MAX_EXCERPT_CHARACTERS = 72;
/** How long a reader stops typing before excerpts load. */
const PAUSE_MS = 100;

export interface SearchPanelProps {
  id: string;
  isOpen: boolean;
  /** What is in the field. */
  typed: string;
  session: SearchSession;
  context: SearchContext | null;
  /** The option that is selected; -1 for none. */
  selected: number;
  onSelect: (index: number) => void;
  /** Called with what is listed, whenever that changes. */
  onList: (list: OptionList) => void;
  onLeave: () => void;
}

export function SearchPanel(props: SearchPanelProps): ReactNode {
  const { id, isOpen, typed, session, context, selected, onSelect, onList, onLeave } = props;
  const { t, tSetting, pathOf } = useLocale();
  const query = isOpen ? typed.trim() : '';
  const isDanger = meansDanger(query);
  const request = { query, limit: MAX_PANEL_RESULTS, boostedFolder: context?.folder };
  const { results, inside, outside } = useSearchResults(session, request, isDanger);
  const count = results.length;
  // Not before all words are indexed: a text may have those of the query.
  const findsNothing = query !== '' && !count && session.isFinal;

  // With help above, no result is selected.
  useLayoutEffect(() => onList({ count, first: isDanger ? -1 : 0 }), [count, isDanger, onList]);

  // The texts of the listed pages are small, but not for each letter of a word, nor before the order is final.
  const { isFinal } = session;
  useEffect(() => {
    if (!query || !isFinal) return undefined;
    const timer = setTimeout(() => void session.loadTexts(results), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, session, isFinal, results]);

  const onChoose = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    keepSearched(typed);
    if (showOnThisPage(event.currentTarget)) event.preventDefault();
    onLeave();
  };
  const linkTo = (href: string, label: string) => (
    <a className="search-all strong" href={href} onClick={onChoose}>
      {label}
    </a>
  );
  const linkToAll = (label: string, onlyFolder?: string) =>
    linkTo(toHref(pathOf(SEARCH_PATH)) + searchParameters(query, onlyFolder), label);

  return (
    <div className="search-panel box lifted" hidden={!count && !findsNothing}>
      {isDanger ? <DangerNotice /> : null}
      <div
        id={id}
        role="listbox"
        aria-label={t('Search results')}
        // The order may change until all words are indexed.
        aria-busy={query !== '' && !session.isFinal}
      >
        {results.map((result, index) => (
          // Keyed by index: a keystroke updates existing rows, which is cheaper than creating new ones.
          <Option
            key={index}
            id={optionId(id, index)}
            result={result}
            analyzer={session.analyzer}
            isSelected={index === selected}
            onSelect={(isSelected) => onSelect(isSelected ? index : -1)}
            onChoose={onChoose}
          />
        ))}
      </div>
      {findsNothing ? (
        <div className="search-note wrap">
          <p>{t('No results')}</p>
          {linkTo(toHref(pathOf(KNOWN_PAGES.troubleshooting)), t('Troubleshooting'))}
          {linkTo(toHref(pathOf(KNOWN_PAGES.reportProblem)), t('Report a problem'))}
          {linkToAll(t('Search page'))}
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {findsNothing ? t('No results') : null}
        {count ? t(count === 1 ? '{count} result' : '{count} results', { count }) : null}
      </p>
      <div className="search-actions wrap">
        {context && inside
          ? linkToAll(t('See all results within "{context}"', { context: tSetting(context.label) }), context.folder)
          : null}
        {context && outside
          ? linkToAll(t('See all results outside "{context}"', { context: tSetting(context.label) }))
          : null}
        {!context && count ? linkToAll(t('See all results')) : null}
      </div>
    </div>
  );
}

/**
 * For a result on the current page, changes only the address and the highlights, and scrolls there. Returns false for
 * results on other pages, which are ordinary links.
 */
function showOnThisPage(link: HTMLAnchorElement): boolean {
  if (!isSamePath(link.pathname, window.location.pathname)) return false;
  // Replace the history entry of an open search on a phone, so one Back is enough.
  changeAddress(isOverlayEntry() ? 'replace' : 'push', link.href);
  if (link.hash) targetOf(link.hash)?.scrollIntoView();
  else if (!link.search) window.scrollTo(0, 0);
  return true;
}

interface OptionProps {
  id: string;
  result: Result;
  analyzer: Analyzer;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Option({ id, result, analyzer, isSelected, onSelect, onChoose }: OptionProps): ReactNode {
  const { t } = useLocale();
  const lines = resultLines(result, analyzer, MAX_LINE_CHARACTERS, MAX_EXCERPT_CHARACTERS);
  const { before, last } = placeOf(result, t);
  return (
    <a
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className="search-option"
      href={resultHref(result)}
      // Not when it is entered: a row that appears under a resting pointer isn't a choice.
      onMouseMove={isSelected ? undefined : () => onSelect(true)}
      onMouseLeave={isSelected ? () => onSelect(false) : undefined}
      onClick={onChoose}
    >
      <span className="search-title strong">
        <ResultTitle {...lines} />
      </span>
      <span className="search-place">
        <span>{before}</span>
        {last}
      </span>
      {/* Empty until the texts load: the list must not move under a finger when they do. */}
      <span className="search-excerpt">
        <Highlighted pieces={lines.excerpt} />
      </span>
    </a>
  );
}
