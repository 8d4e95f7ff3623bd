import { isMap, isScalar, LineCounter, parseDocument, visit, YAMLParseError, type Document, type Node } from 'yaml';
import type { Finding } from './finding';

export type KeyPath = readonly PropertyKey[];

/** Both 1-based. */
export interface Position {
  line: number;
  column: number;
}

const HINTS: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'Two entries have this name. Combine them, or rename one.',
  TAB_AS_INDENT: 'Indent with spaces.',
  BAD_ALIAS: 'A value that starts with "*" needs quotes around it.',
};
const INDENT =
  'Check the indentation of this line and the ones next to it. A value that contains ": " needs quotes around it.';

/** A YAML text with the position of every key in it. */
export class YamlSource {
  /** The parsed value; undefined when the text is not valid YAML. */
  readonly value: unknown;
  /** Why it is not valid: only the first error, because the parser's other errors follow from it. */
  readonly error?: Position & { message: string; hint: string };
  private readonly lines = new LineCounter();
  private readonly document: Document;

  constructor(text: string) {
    // Keep the parser's warnings off the console, where no file name would go with them; the schema checks the data
    // anyway.
    this.document = parseDocument(text, { lineCounter: this.lines, logLevel: 'error' });
    // The parser itself throws at one only when it is asked for the value.
    visit(this.document, {
      Alias: (_, alias) => {
        if (alias.resolve(this.document) || !alias.range) return;
        const [start, end] = alias.range;
        const message = `No "&${alias.source}" comes before "*${alias.source}"`;
        this.document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', message));
      },
    });
    const [error] = this.document.errors;
    if (!error) {
      this.value = this.document.toJS();
      return;
    }
    const message = `Not valid YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '')}.`;
    this.error = { ...this.at(error.pos[0]), message, hint: HINTS[error.code] ?? INDENT };
  }

  /** The position of the deepest key or entry of a path that exists; the start of the text if nothing does. */
  positionOf(path: KeyPath): Position {
    let node: unknown = this.document.contents;
    let offset = (node as Node | null)?.range?.[0] ?? 0;
    for (const key of path) {
      if (isMap(node)) {
        const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
        if (!pair) break;
        offset = (pair.key as Node).range?.[0] ?? offset;
        node = pair.value;
      } else {
        const next = (node as { get?: (at: unknown, keepNode: true) => unknown } | null)?.get?.(key, true);
        if (!next) break;
        offset = (next as Node).range?.[0] ?? offset;
        node = next;
      }
    }
    return this.at(offset);
  }

  valueAt(path: KeyPath): unknown {
    return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null)?.[key], this.value);
  }

  /** The error as a finding on a file. */
  errorIn(file: string, rule: string): Finding[] {
    return this.error ? [{ file, rule, severity: 'error', ...this.error }] : [];
  }

  private at(offset: number): Position {
    const { line, col } = this.lines.linePos(offset);
    return { line, column: col };
  }
}
