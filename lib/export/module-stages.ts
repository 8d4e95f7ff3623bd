import { parse } from 'acorn';
import type { ArrayExpression, CallExpression, ExpressionStatement } from 'estree';

/** A module of a chunk file. */
export interface Module {
  id: number;
  /** Source of its factory function. */
  source: string;
}

/** Factories smaller than this (characters) are run together with the module that asks for them. */
const LARGE = 4000;

/** Modules that start something when they run; they must run last, and only as the framework does it. */
const STARTS_THE_APP = /__next_f\b|appBootstrap|__next_s\b/;

/**
 * The modules of a chunk file, whose text is `TURBOPACK.push([script, id, factory, id, id, factory, ...])`.
 * Files of another shape hold none.
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
 * Large modules in the order in which they would run anyway, dependencies first. Run one by one, with a pause
 * between them, they block the page for a few milliseconds each; run at once by the start module they block it for
 * a hundred and more on a slow phone. Whatever starts the app is left to the start module.
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
