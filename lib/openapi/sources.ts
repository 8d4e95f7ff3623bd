import path from 'node:path/posix';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import { pointerSteps } from './pointer';

const DATA_KEYS = new Set(['example', 'examples', 'default', 'enum']);

/** A location in the description's files. */
export interface Location {
  file: string;
  steps: string[];
}

/** The source files of the description, with the position of every key. Names are as given, with slashes. */
export class Sources {
  readonly problems: Diagnostic[] = [];
  private readonly files = new Map<string, YamlSource>();

  constructor(files: { name: string; text: string }[]) {
    for (const { name, text } of files) {
      const source = new YamlSource(text);
      this.problems.push(...source.errorIn(name, 'openapi-yaml'));
      this.files.set(name, source);
    }
  }

  names(): string[] {
    return [...this.files.keys()];
  }

  has(file: string): boolean {
    return this.files.has(file);
  }

  /** The plain value at a location, without following references. */
  value({ file, steps }: Location): unknown {
    let current = this.files.get(file)?.value;
    for (const step of steps) {
      if (typeof current !== 'object' || current === null || !Object.hasOwn(current, step)) return undefined;
      current = (current as Record<string, unknown>)[step];
    }
    return current;
  }

  /** The position of the last existing step, 1-based; line 0 for the file as a whole. */
  at({ file, steps }: Location): { line: number; column?: number } {
    const source = this.files.get(file);
    return source && steps.length ? source.positionOf(steps) : { line: 0 };
  }

  /** The target of a reference in a file; the target may not exist. */
  target(from: string, reference: string): Location {
    const [file = '', fragment = ''] = reference.split('#');
    return { file: file ? path.join(path.dirname(from), file) : from, steps: pointerSteps(fragment) };
  }

  /** Follows references from a location; stops at the last one if they form a cycle. */
  deref(start: Location): Location {
    const seen = new Set<string>();
    let location = start;
    for (;;) {
      const value = this.value(location) as { $ref?: unknown } | null | undefined;
      const key = `${location.file}#${location.steps.join('/')}`;
      if (typeof value !== 'object' || typeof value?.$ref !== 'string' || seen.has(key)) return location;
      seen.add(key);
      location = this.target(location.file, value.$ref);
    }
  }

  /** Every reference in every file, with its location. */
  references(): { location: Location; reference: string }[] {
    const found: { location: Location; reference: string }[] = [];
    const walk = (file: string, value: unknown, steps: string[]): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, below] of Object.entries(value)) {
        // Examples are data, so what looks like a reference there is not one.
        if (DATA_KEYS.has(key) && steps.at(-1) !== 'properties') continue;
        // A schema may describe a field named "$ref".
        if (key === '$ref' && typeof below === 'string')
          found.push({ location: { file, steps: [...steps, key] }, reference: below });
        walk(file, below, [...steps, key]);
      }
    };
    for (const [file, { value }] of this.files) walk(file, value, []);
    return found;
  }
}
