import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

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
export function QueryEditor(props: QueryEditorProps): ReactNode {
  const { query, place, field, isWrong, message, onChange, onRun } = props;
  const id = useId();
  const runOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onRun();
  };
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
          onKeyDown={runOnEnter}
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
