import type { ReactNode } from 'react';
import { formatJson } from '@/lib/data/catalog/format';

/** So that most records stay on one line. */
const WIDTH = 96;
/** More characters than this would make the page slow. */
const MOST = 40_000;

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|true|false|null/g;

/** JSON with the colors of the site's code blocks; `width` is how many characters a line may have. */
export function JsonView({ value, width = WIDTH }: { value: unknown; width?: number }): ReactNode {
  const text = formatJson(value, width);
  const shown = text.length > MOST ? text.slice(0, text.lastIndexOf('\n', MOST)) : text;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of shown.matchAll(TOKEN)) {
    const [whole, string, colon] = match;
    parts.push(shown.slice(end, match.index));
    const name = colon ? 't-pr' : string ? 't-st' : 't-nu';
    parts.push(
      <span key={match.index} className={name}>
        {string ?? whole}
      </span>,
    );
    parts.push(colon);
    end = match.index + whole.length;
  }
  parts.push(shown.slice(end));
  return (
    <>
      <pre tabIndex={0}>
        <code>{parts}</code>
      </pre>
      {shown.length < text.length ? (
        <p className="bench-note">
          The result goes on. Copy it to see all {text.length.toLocaleString('en-US')} characters.
        </p>
      ) : null}
    </>
  );
}
