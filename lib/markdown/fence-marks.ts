/** The words after a fence's language, besides what only the highlighter reads; docs/authoring.md explains each mark. */
export type FenceMarks = ReturnType<typeof readMarks>;

/** Reads a fence's marks. Titles are quoted, so the word "run" in a title is not a mark. */
export function readMarks(meta: string) {
  const quotedValueOf = (name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
  const words = new Set(meta.replace(/\w+="[^"]*"/g, '').split(/\s+/));
  return {
    title: quotedValueOf('title'),
    check: words.has('check'),
    run: words.has('run'),
    /** A query that readers can run on the made-up people. */
    people: words.has('people'),
    /** Runs with access to the API and the packages it imports. */
    api: words.has('api'),
    /** The result of the fence above it. */
    result: words.has('result'),
    schema: quotedValueOf('schema'),
    input: quotedValueOf('input'),
  };
}

const HIGHLIGHT =
  /^\s*(?:\/\/|#|--|%|;;|!|'|REM\b|\*>|\(\*|\{?\s*\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\s*\}?|\*\)|-->)?\s*$/;

/**
 * Reads `highlight-next-line`, and `highlight-start` to `highlight-end`, comments on lines of their own. Returns the code
 * without them, and the lines to highlight, from 1.
 */
export function readHighlightComments(code: string): { code: string; highlighted: number[] } {
  const kept: string[] = [];
  const highlighted: number[] = [];
  let last: string | undefined;
  for (const line of code.split('\n')) {
    const comment = HIGHLIGHT.exec(line)?.[1];
    if (comment) {
      last = comment;
      continue;
    }
    kept.push(line);
    if (last === 'start' || last === 'next-line') highlighted.push(kept.length);
    if (last === 'next-line') last = undefined;
  }
  return { code: kept.join('\n'), highlighted };
}
