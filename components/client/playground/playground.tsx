'use client';
import { LoaderCircle } from 'lucide';
import { useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '@/components/shared/icon';
import { ERRORS_PATH } from '@/lib/openapi/api-paths';
import type { RunResult, SandboxInput } from '@/lib/mock-api/sandbox';
import { toHref } from '@/lib/settings/addresses';
import { createCopyButton } from '../shared/copy-button';
import { run } from './run-sample';
import './playground.css';

export interface PlaygroundProps extends Pick<SandboxInput, 'kind' | 'text'> {
  /** The value of `$` in a query, with the address of its file; nothing for the made-up people. */
  input?: { name: string; href: string; value: unknown };
  onOpen: () => void;
  onReset: () => void;
}

type Outcome =
  { state: 'running' } | { state: 'done'; text: string; result: RunResult } | { state: 'failed'; error: Error };

/** More characters than this would make the page slow. */
const MAX_CHARACTERS = 40_000;

const NAMES = { query: 'Query', call: 'Command' } as const;

/** A sample to change and run, with its result below. */
export default function Playground({ kind, text: ownText, input, onOpen, onReset }: PlaygroundProps): ReactNode {
  const [text, setText] = useState(ownText);
  const { outcome, start } = useRun();
  const runButton = useRef<HTMLButtonElement>(null);
  const message = useId();
  const send = () => start({ kind, text, input: input?.value });
  useEffect(() => {
    onOpen();
    // The button that was pressed is hidden now.
    runButton.current?.focus();
    send();
    // It runs by itself when it opens; after that, readers press the button.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const result = outcome.state === 'done' ? outcome.result : undefined;
  const value = result?.value;
  // The same until the next run: a new one would replace the button, and take the focus from it.
  const addCopyButton = useCallback(
    (head: HTMLElement | null) => {
      if (!head || value === undefined) return undefined;
      const button = createCopyButton(() => toJson(value), { name: 'Copy result to clipboard', title: 'Copy' });
      head.append(button);
      return () => button.remove();
    },
    [value],
  );
  // The error may be fixed already.
  const error = outcome.state === 'done' && outcome.text === text ? outcome.result.error : undefined;
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="playground">
      <div className="code">
        <div className="playground-head row">
          <span>{NAMES[kind]}</span>
          <button type="button" className="copy-button" onClick={onReset}>
            Reset
          </button>
          <button
            ref={runButton}
            type="button"
            className="copy-button run"
            onClick={send}
            title="Ctrl+Enter or ⌘+Enter"
          >
            Run
          </button>
        </div>
        <textarea
          className="playground-editor"
          aria-label={NAMES[kind]}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? message : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={runOnEnter}
          rows={text.split('\n').length}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
        />
      </div>
      <p className="playground-note quiet">
        {input ? (
          <>
            <code>$</code> is <a href={input.href}>{input.name}</a>.{' '}
          </>
        ) : null}
        Runs in your browser, on made-up data. Nothing is sent anywhere.
      </p>
      <div className="code playground-result">
        <div className="playground-head row" ref={addCopyButton}>
          <div className="playground-status" role="status" id={message}>
            <Status outcome={outcome} />
          </div>
        </div>
        {value === undefined ? null : <ResultText value={value} />}
      </div>
    </div>
  );
}

/** Runs samples in the sandbox, of which only the latest counts. */
function useRun(): { outcome: Outcome; start: (sample: SandboxInput) => void } {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'running' });
  const latest = useRef(0);
  const start = (sample: SandboxInput) => {
    const number = ++latest.current;
    const show = (next: Outcome) => {
      if (number === latest.current) setOutcome(next);
    };
    show({ state: 'running' });
    run(sample).then(
      (result) => show({ state: 'done', text: sample.text, result }),
      (error: Error) => show({ state: 'failed', error }),
    );
  };
  return { outcome, start };
}

const toJson = (value: unknown): string => JSON.stringify(value, null, 2);

function ResultText({ value }: { value: unknown }): ReactNode {
  const text = toJson(value);
  const shown = text.length > MAX_CHARACTERS ? text.slice(0, text.lastIndexOf('\n', MAX_CHARACTERS)) : text;
  return (
    <>
      <pre tabIndex={0}>
        <code>{shown}</code>
      </pre>
      {shown.length < text.length ? (
        <p className="playground-note quiet">
          The result goes on. Copy it to see all {text.length.toLocaleString('en-US')} characters.
        </p>
      ) : null}
    </>
  );
}

function Status({ outcome }: { outcome: Outcome }): ReactNode {
  if (outcome.state === 'running') {
    return (
      <span className="playground-running">
        <Icon node={LoaderCircle} className="ring" /> Running
      </span>
    );
  }
  if (outcome.state === 'failed') return outcome.error.message;
  const { value, status, error } = outcome.result;
  if (error) {
    const before = outcome.text.slice(0, error.offset).split('\n');
    return (
      <>
        <strong>{error.message}</strong>
        {error.offset === undefined ? null : ` at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`}
      </>
    );
  }
  if (status === undefined) return describeResult(value);
  return (
    <>
      Response <code className={status < 400 ? 'status status-success strong' : 'status strong'}>{status}</code>
      {value === undefined ? ' (no JSON)' : null} {status < 400 ? null : <a href={toHref(ERRORS_PATH)}>Error codes</a>}
    </>
  );
}

/** The result of a query in a few words. */
function describeResult(value: unknown): string {
  if (value === undefined) return 'No result: the query selects nothing, or a name in it is misspelled';
  const count = (number: number, noun: string) => `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
  if (Array.isArray(value)) return `Result: ${count(value.length, 'item')}`;
  if (typeof value === 'object' && value !== null)
    return `Result: an object with ${count(Object.keys(value).length, 'field')}`;
  return `Result: ${JSON.stringify(value)}`;
}
