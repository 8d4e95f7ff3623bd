import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LAZY_DELAY } from '../search/lazy';
import type { Asks } from './messages';
import { run } from './sandbox';

/** What became of the latest query or call. */
export type Outcome<Answer> =
  { kind: 'none' | 'running' } | { kind: 'done'; answer: Answer } | { kind: 'failed'; error: unknown };

interface Run<Ask, Answer> {
  outcome: Outcome<Answer>;
  /** It has been going on for longer than a flicker. */
  isLate: boolean;
  start: (ask: Ask) => void;
  /** Forgets the outcome, also one that is still to come. */
  clear: () => void;
}

/** Runs queries or calls in the sandbox, of which only the latest counts. */
export function useRun<Kind extends keyof Asks>(kind: Kind): Run<Asks[Kind]['ask'], Asks[Kind]['answer']> {
  const [outcome, setOutcome] = useState<Outcome<Asks[Kind]['answer']>>({ kind: 'none' });
  const latest = useRef(0);
  const start = (ask: Asks[Kind]['ask']) => {
    const number = ++latest.current;
    const show = (next: typeof outcome) => {
      if (number === latest.current) setOutcome(next);
    };
    show({ kind: 'running' });
    run(kind, ask).then(
      (answer) => show({ kind: 'done', answer }),
      (error: unknown) => show({ kind: 'failed', error }),
    );
  };
  const clear = () => {
    latest.current++;
    setOutcome({ kind: 'none' });
  };
  return { outcome, isLate: useLate(outcome.kind === 'running'), start, clear };
}

function useLate(isGoing: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isGoing) return undefined;
    const timer = setTimeout(() => setLate(true), LAZY_DELAY);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isGoing]);
  return isGoing && isLate;
}

/** Ctrl+Enter or ⌘+Enter runs what the reader writes. */
export const runOnEnter = (start: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  start();
};

/** Why it could not run, and a button to try again. */
export function RunError({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  return (
    <div className="lazy-error" role="alert">
      <p>{String(error)}</p>
      <button type="button" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
