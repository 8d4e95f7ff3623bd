/**
 * The only file of the export that relies on the form of what Next.js and its bundler write: HTML, page data, and script
 * files. tests/nightly/plain-build.spec.ts compares every pattern here with a real export, so an upgrade that changes one
 * fails the tests. lib/browser/start-app.ts starts the app from what is found here.
 */
import { parse } from 'acorn';
import type { ArrayExpression, CallExpression, ExpressionStatement } from 'estree';

/** The scripts of an exported page, and the page without them. */
export interface SplitPage {
  html: string;
  /** URLs of the script files, in page order. */
  scripts: string[];
  /** What the bundler runs once the files have loaded. */
  boot: Boot;
}

/** The bundler's final entry: the chunks it needs, by their paths below `_next/`, and the module that starts the app. */
export interface Boot {
  otherChunks: string[];
  runtimeModuleIds: number[];
}

const SCRIPT = /<script src="([^"]+\/_next\/[^"]+|\/_next\/[^"]+)"(?: async="")?(?: id="[^"]*")?><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const BOOT = /<script id="_R_">\(globalThis\["TURBOPACK"\][^)]*\)\)?\.push\((\{[^<]*\})\);?<\/script>/;

/**
 * Removes the script files and the code that starts the app from an exported page. The page data stays, because it is
 * only text until the app reads it. Undefined if the page does not have the expected form.
 */
export function splitScripts(page: string): SplitPage | undefined {
  const boot = BOOT.exec(page);
  const scripts = [...new Set([...page.matchAll(SCRIPT)].map(([, address = '']) => address))];
  if (!boot?.[1] || !scripts.length || !page.includes('self.__next_f')) return undefined;
  const html = page.replace(boot[0], '').replace(SCRIPT, '').replace(PRELOAD, '');
  try {
    return { html, scripts, boot: JSON.parse(boot[1]) as Boot };
  } catch {
    return undefined;
  }
}

const DATA = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*?\])\)<\/script>/g;

/** The page data, which Next.js spreads across inline scripts, as one text, and the page without it. */
export function splitPageData(page: string): { html: string; data: string } {
  let data = '';
  const html = page.replace(DATA, (_, entry: string) => {
    const [kind, text] = JSON.parse(entry) as [kind: number, text?: string];
    if (kind === 1) data += text;
    return '';
  });
  return { html, data };
}

/**
 * True for a file with a piece of a page's data, which only the router's own prefetch requests. Our page turns fetch the
 * one file with all of it.
 */
export const isRouterPiece = (file: string): boolean => /^__next\..+\.txt$/.test(file);

/** Inserts markup at the end of the body. Undefined if there is no closing body tag. */
export function appendToBody(page: string, markup: string): string | undefined {
  const end = page.lastIndexOf('</body>');
  return end < 0 ? undefined : page.slice(0, end) + markup + page.slice(end);
}

/** The tags of the layout's head, which stand before those of the page or after them, as rendering happened to go. */
const LAYOUT_TAGS = /<meta name="color-scheme"[^>]*>|<link rel="icon"[^>]*>/g;

/** Puts the tags of the layout's head before all others. Undefined if the page does not have the expected form. */
export function orderHead(page: string): string | undefined {
  const end = page.indexOf('</head>');
  const head = page.slice(0, end);
  const tags = head.match(LAYOUT_TAGS) ?? [];
  return prependToHead(head.replace(LAYOUT_TAGS, '') + page.slice(end), tags.toSorted().join(''));
}

/** Inserts markup right after the charset, before anything it may govern. Undefined if there is no charset. */
export function prependToHead(page: string, markup: string): string | undefined {
  const charset = /<meta charset="utf-8"\/?>/i.exec(page);
  if (!charset) return undefined;
  const at = charset.index + charset[0].length;
  return page.slice(0, at) + markup + page.slice(at);
}

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"([^>]*?)\/>/g;

/**
 * Puts each style sheet into the page, which saves the browser a round trip before it can paint. The link stays, but
 * disabled, so that the browser doesn't load it, and React, which looks for it by its address, takes it as loaded.
 * @param read Returns the text of the style sheet at an address, or undefined to keep the link as it is.
 */
export function inlineStyleSheets(page: string, read: (address: string) => string | undefined): string {
  return page.replace(STYLE_SHEET, (link, address: string, attributes: string) => {
    const text = read(address);
    if (text === undefined) return link;
    return `<style>${text}</style><link rel="stylesheet" href="${address}"${attributes} disabled=""/>`;
  });
}

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
 * The modules of a chunk file of the form `TURBOPACK.push([script, id, factory, id, id, factory, ...])`; none if it has
 * any other form.
 */
export function readModules(code: string): Module[] {
  if (!code.includes('TURBOPACK')) return [];
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
      modules.push(...ids.map((id) => ({ id, source: code.slice(start, end) })));
      ids = [];
    }
  }
  return modules;
}

const OWN_ADDRESS = 'push(["object"==typeof document?document.currentScript:void 0,';

/** How the path of the bundler's runtime begins. */
export const RUNTIME = 'static/chunks/turbopack-';

/** True for a file that `nameChunk` can change. */
export const isChunk = (code: string): boolean => code.includes(OWN_ADDRESS);

/**
 * A chunk file that says at which path it stands, for a file that several are put into: the bundler otherwise takes the
 * address of the script that is running. Any other file stays as it is.
 * @param path As the bundler writes it: below `_next/`.
 */
export const nameChunk = (code: string, path: string): string =>
  code.replace(OWN_ADDRESS, () => `push([${JSON.stringify(path)},`);

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
