import { parse } from 'acorn';
import type { ArrayExpression, CallExpression, ExpressionStatement } from 'estree';

/** A module in a chunk file. */
export interface Module {
  id: number;
  /** Source of its factory function. */
  source: string;
}

/** Modules with smaller factories (in characters) run together with the module that imports them. */
const LARGE = 4000;

/** Modules with side effects; they must run last, and only the framework may run them. */
const STARTS_THE_APP = /__next_f\b|appBootstrap|__next_s\b/;

/**
 * The modules of a chunk file of the form `TURBOPACK.push([script, id, factory, id, id, factory, ...])`.
 * Empty for files of any other form.
 */
export function readModules(code: string): Module[] {
  const program = parse(code, { ecmaVersion: 'latest' }) as unknown as { body: ExpressionStatement[] };
  const call = program.body.map((statement) => statement.expression).find((node) => node?.type === 'CallExpression');
  const list = (call as CallExpression | undefined)?.arguments[0];
  if (list?.type !== 'ArrayExpression') return [];
  const modules: Module[] = [];
  let ids: number[] = [];
  for (const element of (list as ArrayExpression).elements.slice(1)) {
    if (element?.type === 'Literal' && typeof element.value === 'number') ids.push(element.value);
    else if (element?.type === 'ArrowFunctionExpression' || element?.type === 'FunctionExpression') {
      const { start, end } = element as unknown as { start: number; end: number };
      const source = code.slice(start, end);
      modules.push(...ids.map((id) => ({ id, source })));
      ids = [];
    }
  }
  return modules;
}

/**
 * Large modules in the order in which they would run anyway, dependencies first. Run one at a time with pauses, each
 * blocks the page for a few milliseconds; run all at once by the start module, they block a slow phone for over 100 ms.
 * Modules that start the app are left to the start module.
 */
export function moduleStages(chunks: Module[][]): number[] {
  const modules = new Map(chunks.flat().map((module) => [module.id, module.source]));
  const seen = new Set<number>();
  const order: number[] = [];
  const visit = (id: number): void => {
    const source = modules.get(id);
    if (source === undefined || seen.has(id)) return;
    seen.add(id);
    for (const [, dependency] of source.matchAll(/\b\w+\.[ri]\((\d+)\)/g)) visit(Number(dependency));
    if (source.length >= LARGE && !STARTS_THE_APP.test(source)) order.push(id);
  };
  for (const id of modules.keys()) visit(id);
  return order;
}
