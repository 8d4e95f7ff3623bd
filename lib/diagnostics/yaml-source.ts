import { isMap, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import type { Diagnostic } from './diagnostic';

export type Path = readonly PropertyKey[];

/** Both 1-based. */
export interface Place {
  line: number;
  column: number;
}

const HINTS: Partial<Record<string, string>> = {
  DUPLICATE_KEY: 'Two entries have this name: join them, or rename one.',
  TAB_AS_INDENT: 'Indent with spaces.',
};
const INDENT = 'Look at the indent of this line and of the one above; a text that holds ": " needs quotes around it.';

/** A YAML text with the place of every key in it. */
export class YamlSource {
  /** What the text says; undefined when it is not valid YAML. */
  readonly value: unknown;
  /** Why it is not valid: the first fault alone, for the parser's other complaints follow from it. */
  readonly fault?: Place & { message: string; hint: string };
  private readonly lines = new LineCounter();
  private readonly document: Document;

  constructor(text: string) {
    // No warnings to the console, where no one knows which file they are about: a schema judges what was read.
    this.document = parseDocument(text, { lineCounter: this.lines, logLevel: 'error' });
    const [error] = this.document.errors;
    if (!error) {
      this.value = this.document.toJS();
      return;
    }
    const message = `Not valid YAML: ${error.message.split('\n')[0]?.replace(/ at line \d+.*$/, '')}.`;
    this.fault = { ...this.at(error.pos[0]), message, hint: HINTS[error.code] ?? INDENT };
  }

  /** Where the last part of a path stands that exists: a key, or an entry of a list. The start when there is none. */
  place(path: Path): Place {
    let node: unknown = this.document.contents;
    let offset = (node as Node | null)?.range?.[0] ?? 0;
    for (const step of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
        if (!pair) break;
        offset = (pair.key as Node).range?.[0] ?? offset;
        node = pair.value;
      } else {
        const next = (node as { get?: (key: unknown, keepNode: true) => unknown } | null)?.get?.(step, true);
        if (!next) break;
        offset = (next as Node).range?.[0] ?? offset;
        node = next;
      }
    }
    return this.at(offset);
  }

  /** The value at a path, or undefined. */
  valueAt(path: Path): unknown {
    return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | null)?.[step], this.value);
  }

  /** The fault as a finding on a file. */
  faultIn(file: string, rule: string): Diagnostic[] {
    return this.fault ? [{ file, rule, severity: 'error', ...this.fault }] : [];
  }

  private at(offset: number): Place {
    const { line, col } = this.lines.linePos(offset);
    return { line, column: col };
  }
}
