'use client';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { errorPath } from '@/lib/openapi/error-catalog';
import type { QueryAnswer } from '@/lib/openapi/mock/sandbox';
import type { QueryError } from '@/lib/openapi/mock/query-error';
import { toHref } from '@/lib/settings/addresses';
import { makeCopyButton } from '../content/code-blocks';
import { inlineMarkdown } from './inline-markdown';
import { linkToQuery } from './query-link';
import { describeResult, QueryResult } from './query-result';
import { TIME_LIMIT, TimeLimitError } from './sandbox';
import { RunError, runOnEnter, useRun, type Outcome } from './use-run';
import './bench.css';

export interface QueryBenchProps {
  /** The query as the page shows it, or as a link has it. */
  query: string;
  /** Whether to run it right away. */
  runs: boolean;
  /** Which query of the page this is, from 1. */
  sample: number;
  /** What `$` is, with the address of its file; nothing for the made-up people. */
  input?: { name: string; href: string; value: unknown };
  onOpen: () => void;
  onReset: () => void;
}

/** A query to edit and run, with its result below. */
export default function QueryBench(props: QueryBenchProps): ReactNode {
  const { sample, input, onOpen, onReset } = props;
  const [query, setQuery] = useState(props.query);
  const { outcome, isLate, start, clear } = useRun('query');
  const field = useRef<HTMLTextAreaElement>(null);
  const runButton = useRef<HTMLButtonElement>(null);
  const message = useId();

  const run = () => start({ expression: query, input: input?.value });
  useEffect(() => {
    onOpen();
    // The button that was pressed is hidden now.
    (props.runs ? runButton : field).current?.focus();
    if (props.runs) run();
    // Only when it opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const error = outcome.kind === 'done' && 'error' in outcome.answer ? outcome.answer.error : undefined;
  const change = (next: string) => {
    setQuery(next);
    // A mark at a place that has moved would mislead.
    if (error) clear();
  };
  return (
    <div className="bench">
      <div className="code">
        <div className="bench-head">
          <span className="bench-title">Query</span>
          <LinkButton link={() => linkToQuery(location.href, { sample, query })} />
          <button type="button" className="copy-button" onClick={onReset}>
            Reset
          </button>
          <button ref={runButton} type="button" className="copy-button run" onClick={run} title="Ctrl+Enter or ⌘+Enter">
            Run
          </button>
        </div>
        <QueryEditor
          {...{ query, field, message }}
          place={error?.place}
          isWrong={error !== undefined}
          onChange={change}
          onRun={run}
        />
      </div>
      <p className="bench-note">
        {input ? (
          <>
            <code>$</code> is <a href={input.href}>{input.name}</a>.{' '}
          </>
        ) : null}
        Runs in your browser, on made-up data. Nothing is sent anywhere.
      </p>
      {outcome.kind === 'failed' && !(outcome.error instanceof TimeLimitError) ? (
        <RunError error={outcome.error} onRetry={run} />
      ) : (
        <QueryResult
          value={outcome.kind === 'done' && 'value' in outcome.answer ? outcome.answer.value : undefined}
          status={
            <div className="bench-status" role="status" id={message}>
              <Status outcome={outcome} query={query} isLate={isLate} />
            </div>
          }
        />
      )}
    </div>
  );
}

function LinkButton({ link }: { link: () => string }): ReactNode {
  const latest = useRef(link);
  latest.current = link;
  const [place] = useState(() => (holder: HTMLElement | null) => {
    const button = makeCopyButton(() => latest.current(), { idle: 'Copy link', words: true });
    holder?.append(button);
    return () => button.remove();
  });
  return <span ref={place} />;
}

function Status(props: { outcome: Outcome<QueryAnswer>; query: string; isLate: boolean }): ReactNode {
  const { outcome, query, isLate } = props;
  if (outcome.kind === 'running')
    return isLate ? (
      <>
        <span className="bench-spinner" aria-hidden="true" /> Running
      </>
    ) : null;
  if (outcome.kind === 'failed')
    return `Stopped after ${TIME_LIMIT / 1000} seconds. Ask for less data, or check for a function that calls itself forever.`;
  if (outcome.kind !== 'done') return 'Press Run to see the result.';
  if ('error' in outcome.answer) return <ErrorMessage error={outcome.answer.error} query={query} />;
  return describeResult(outcome.answer.value);
}

function ErrorMessage({ error, query }: { error: QueryError; query: string }): ReactNode {
  const { message, place, explanation } = error;
  const before = query.slice(0, place?.start).split('\n');
  return (
    <>
      <strong>{message}</strong>
      {place ? ` at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}` : null}
      {explanation ? (
        <span className="bench-explanation">
          {inlineMarkdown(explanation.cause)} {inlineMarkdown(explanation.fix)}{' '}
          <a href={toHref(errorPath(explanation.code))}>More about this error</a>
        </span>
      ) : null}
    </>
  );
}

interface QueryEditorProps {
  query: string;
  /** The part of the query that an error is about. */
  place?: { start: number; end: number };
  field: RefObject<HTMLTextAreaElement | null>;
  isWrong: boolean;
  /** ID of the message about what is wrong. */
  message: string;
  onChange: (query: string) => void;
  onRun: () => void;
}

/**
 * A field for a query that grows with it. The same text lies below the field, letter for letter, and shows the marked
 * place, because a field cannot.
 */
function QueryEditor(props: QueryEditorProps): ReactNode {
  const { query, place, field, isWrong, message, onChange, onRun } = props;
  const id = useId();
  const { start, end } = place ?? { start: 0, end: 0 };
  return (
    <div className="bench-editor">
      <div className="bench-text">
        <pre aria-hidden="true">
          {query.slice(0, start)}
          {place ? <mark>{query.slice(start, end)}</mark> : null}
          {`${query.slice(end)}\n`}
        </pre>
        <textarea
          ref={field}
          id={id}
          aria-label="Query"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? message : undefined}
          value={query}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={runOnEnter(onRun)}
          rows={1}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
        />
      </div>
    </div>
  );
}
