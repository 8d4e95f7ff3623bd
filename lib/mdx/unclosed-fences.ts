export interface UnclosedFence {
  /** Where the fence opens, 1-based. */
  line: number;
  column: number;
  /** The line, 1-based, before which it was probably meant to end; one more than the text has for its end. */
  end: number;
}

const FENCE = /^([\s>]*)(`{3,}|~{3,})([^`]*)$/;
/** What is text again and no code: a heading, a closing tag, the end of a note. */
const TEXT = /^\s*(?:#{2,6} \S|<\/[A-Z]|:::)/;

/**
 * Code fences that nobody closed: the rest of the page would be read as code. A fence that opens inside another one of
 * the same length shows that the outer one was forgotten; samples of Markdown have a longer fence around them.
 */
export function findUnclosedFences(source: string): UnclosedFence[] {
  const lines = source.split('\n');
  const found: UnclosedFence[] = [];
  let open: { mark: string; line: number; column: number } | undefined;
  const report = (before: number) => {
    if (!open) return;
    const { line, column } = open;
    const text = lines.slice(line, before - 1).findIndex((one) => TEXT.test(one));
    found.push({ line, column, end: text < 0 ? before : line + text + 1 });
    open = undefined;
  };
  lines.forEach((text, index) => {
    const [, indent = '', mark = '', info = ''] = FENCE.exec(text) ?? [];
    if (!mark) return;
    const start = { mark, line: index + 1, column: indent.length + 1 };
    if (!open) open = start;
    else if (mark[0] !== open.mark[0] || mark.length < open.mark.length) return;
    else if (!info.trim()) open = undefined;
    else if (mark.length === open.mark.length) {
      report(index + 1);
      open = start;
    }
  });
  report(lines.length + 1);
  return found;
}
