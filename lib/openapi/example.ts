import type { MediaType } from './description';
import type { Resolve } from './resolve';

export interface Example {
  /** Markdown; only if there are several. */
  summary?: string;
  value: unknown;
}

/** All examples in the description, in order. None are generated: authors write those that readers learn from. */
export function examplesOf({ example, examples = {} }: MediaType, resolve: Resolve): Example[] {
  if (example !== undefined) return [{ value: example }];
  return Object.values(examples).map((entry) => {
    const { summary, value } = resolve(entry);
    return { summary, value };
  });
}
