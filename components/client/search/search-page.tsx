'use client';
import { startTransition, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { contextNamed } from '@/lib/search/contexts';
import type { Result } from '@/lib/search/result';
import type { ResultLines } from './result-text';
import { SEARCH_PAGE_CONTEXT_MAX_LENGTH, SEARCH_PAGE_LIMIT } from '@/lib/search/limits';
import { settings } from '@/lib/site/settings';
import { Marked } from './marked';
import { resultHref } from './result-address';
import { loadSearch } from './search-loader';
import type { SearchSession } from './search-session';

type LinesOf = (result: Result, length: number) => ResultLines;

interface Ready {
  session: SearchSession;
  linesOf: LinesOf;
}

type State = 'loading' | 'ready' | 'failed';

/** Names, topics, words and texts. */
const ALL_PARTS = 4;

/** Writes one parameter of the address without a step in the history. */
function setParameter(name: string, value: string): void {
  const url = new URL(window.location.href);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  window.history.replaceState(null, '', url);
}

const headingFor = (text: string) => (text ? `Search results for "${text}"` : 'Search the documentation');

const countLine = (count: number) =>
  count === 0 ? 'No documents were found' : count === 1 ? '1 document found' : `${count} documents found`;

/** The search page: all that is found, as one types; the address follows, so that it can be shared. */
export function SearchPage(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [context, setContext] = useState('');
  const [state, setState] = useState<State>('loading');
  const [ready, setReady] = useState<Ready | null>(null);
  const [parts, setParts] = useState(0);
  const [attempt, setAttempt] = useState(0);

  // The address is read after hydration; the field may hold what was typed before.
  useEffect(() => {
    const follow = () => {
      const parameters = new URLSearchParams(window.location.search);
      const query = parameters.get('q') ?? '';
      setContext(contextNamed(parameters.get('ctx'), settings.searchContexts)?.path ?? '');
      if (query) {
        if (input.current) input.current.value = query;
        setText(query);
      }
    };
    const field = input.current;
    const typed = field?.value ?? '';
    follow();
    if (typed && field) {
      field.value = typed;
      setText(typed);
      setParameter('q', typed);
    }
    if (document.activeElement === document.body) field?.focus();
    window.addEventListener('popstate', follow);
    window.addEventListener('site:location', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('site:location', follow);
    };
  }, []);

  useEffect(() => {
    let alive = true;
    let stop = () => {};
    const version = new URLSearchParams(window.location.search).get('version') ?? '';
    setState('loading');
    Promise.all([loadSearch('', version), import('./result-text')]).then(
      async ([session, { resultLines }]) => {
        // The words of the text may change the order; a list that is read must not move.
        await session.loadBody();
        if (!alive) return;
        // A hundred documents are drawn in small steps, between which the page answers.
        startTransition(() => {
          setReady({ session, linesOf: resultLines });
          setState('ready');
          setParts(session.parts);
        });
        stop = session.listen(() => startTransition(() => setParts(session.parts)));
        // On this page excerpts are half of a result.
        void session.loadTexts();
      },
      () => {
        if (alive) setState('failed');
      },
    );
    return () => {
      alive = false;
      stop();
    };
  }, [attempt]);

  const query = text.trim();
  useEffect(() => {
    document.title = headingFor(query);
  }, [query]);

  // The field follows each key at once, the list as soon as there is time.
  const wanted = useDeferredValue(query);
  const results = useMemo(
    () =>
      ready && wanted ? ready.session.search({ text: wanted, limit: SEARCH_PAGE_LIMIT, within: context }).results : [],
    // `parts` is read by the session: more of the index gives better answers.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [ready, wanted, context, parts],
  );
  const answered = wanted !== '' && (state === 'ready' || state === 'failed');

  return (
    <>
      <h1>{headingFor(query)}</h1>
      <div className="search-controls">
        <input
          ref={input}
          className="search-page-input"
          type="search"
          name="q"
          aria-label="Search"
          autoComplete="off"
          spellCheck={false}
          // The page has no other purpose than this field.
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onInput={(event) => {
            setText(event.currentTarget.value);
            setParameter('q', event.currentTarget.value.trim());
          }}
        />
        <select
          name="search-context"
          id="context-selector"
          aria-label="Part of the documentation"
          value={context}
          onChange={(event) => {
            setContext(event.currentTarget.value);
            setParameter('ctx', event.currentTarget.value);
          }}
        >
          <option value="">Everywhere</option>
          {settings.searchContexts.map(({ path, label }) => (
            <option key={path} value={path}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {query && state === 'loading' ? <span className="search-page-ring" role="img" aria-label="Loading" /> : null}
      <p role="status" className="search-count">
        {answered ? countLine(results.length) : ''}
      </p>
      {state === 'failed' && query ? (
        <p className="search-note">
          Search is not available right now
          <button type="button" className="search-retry" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </button>
        </p>
      ) : null}
      {ready
        ? results.map((result) => (
            <FoundDocument
              key={result.url + result.hash}
              result={result}
              linesOf={ready.linesOf}
              pending={parts < ALL_PARTS}
            />
          ))
        : null}
    </>
  );
}

interface Found {
  result: Result;
  linesOf: LinesOf;
  /** True until the text for the excerpt may be there; its place is kept free. */
  pending: boolean;
}

function FoundDocument({ result, linesOf, pending }: Found): ReactNode {
  const lines = linesOf(result, SEARCH_PAGE_CONTEXT_MAX_LENGTH);
  const trail = [...result.breadcrumb, ...(result.heading ? [result.title] : [])].join(' › ');
  return (
    <article className="found">
      <h2>
        <a href={resultHref(result)}>
          <Marked pieces={lines.section.length ? lines.section : lines.title} />
        </a>
      </h2>
      {trail ? <p className="found-trail">{trail}</p> : null}
      {pending || lines.excerpt.length ? (
        <p className="found-excerpt" data-pending={pending ? '' : undefined}>
          <em>
            <Marked pieces={lines.excerpt} />
          </em>
        </p>
      ) : null}
    </article>
  );
}
