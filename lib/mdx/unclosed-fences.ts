export interface UnclosedFence {
  /** The line where the fence opens, 1-based. */
  line: number;
  column: number;
  /**
   * The line, 1-based, before which it was probably meant to end; one past the last line if that is the end of the
   * text.
   */
  end: number;
}

const FENCE = /^([\s>]*)(`{3,}|~{3,})([^`]*)$/;
/** Lines that must be text rather than code: a heading, a closing tag, the end of a note. */
const TEXT = /^\s*(?:#{2,6} \S|<\/[A-Z]|:::)/;

/**
 * Finds unclosed code fences, which would turn the rest of the page into code. A fence that opens inside another of
 * the same length shows that the outer one was never closed; Markdown samples need a longer fence around them.
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
