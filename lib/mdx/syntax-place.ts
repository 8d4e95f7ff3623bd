import type { Processor } from 'unified';

export interface Place {
  line: number;
  column?: number;
}

/** Where an error of the parser points: `line` and `column` of its own, else the last place that its message names. */
function placeOf(error: unknown): Place | undefined {
  const { line, column, message } = (error ?? {}) as { line?: number; column?: number; message?: string };
  if (line !== undefined) return { line, column };
  const [, lastLine, lastColumn] = [...(message ?? '').matchAll(/(\d+):(\d+)(?:-\d+:\d+)?/g)].at(-1) ?? [];
  return lastLine === undefined ? undefined : { line: Number(lastLine), column: Number(lastColumn) };
}

/**
 * Reports the place of a syntax error. The renderer throws its own error, which keeps the message and often loses the
 * place; so the parser is wrapped here, before that happens.
 */
// oxlint-disable oxc/no-this-in-exported-function -- a plugin finds its processor in "this"
export function remarkSyntaxPlace(this: Processor, options: { onError: (place: Place) => void }): void {
  const parse = this.parser;
  if (!parse) return;
  this.parser = (document, file) => {
    try {
      return parse(document, file);
    } catch (error) {
      const place = placeOf(error);
      if (place) options.onError(place);
      throw error;
    }
  };
}
