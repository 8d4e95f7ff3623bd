import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { indexContexts, indexFileName } from '../../lib/search/engine/index-address';
import { filesIn } from '../support/exported-files';

/** One response from the server: a file and its size as sent. */
export interface Part {
  file: string;
  /** Size in KiB with Brotli quality 9, as good hosts send it. */
  kib: number;
}

/** Files that a page's start script fetches; see lib/export/defer-app.ts. */
const SCRIPT_FILE = /"([^"]*\/_next\/static\/[^"]+\.js)"/g;
/** Names of the files that others contain, in a start script. */
const HOLDS = /\bholds:\[([^\]]*)\]/g;
/** The bundler's list of files for an `import()`. */
const IMPORT = /Promise\.all\(\[((?:"static\/chunks\/[^"]+",?)+)\]/g;
const REDIRECT = /http-equiv="refresh"/i;

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

export const sum = (parts: Part[]): number => parts.reduce((total, { kib }) => total + kib, 0);

/**
 * Measures a finished export without a browser, from the files that its pages and scripts reference. A missing file is
 * an error, so a change in the output's form can't make the site seem lighter than it is.
 */
export class ExportScale {
  /** All files, sorted, with forward slashes. */
  readonly files: string[];
  readonly #known = new Map<string, Part>();

  constructor(
    readonly dir: string,
    readonly base: string,
  ) {
    this.files = filesIn(dir);
  }

  /** Size of all files on disk, in MiB. */
  get mebibytes(): number {
    return this.files.reduce((total, file) => total + fs.statSync(path.join(this.dir, file)).size, 0) / 2 ** 20;
  }

  /** The largest files on disk, with their sizes there. */
  get heaviest(): Part[] {
    const parts = this.files.map((file) => ({ file, kib: fs.statSync(path.join(this.dir, file)).size / 1024 }));
    return parts.sort((one, other) => other.kib - one.kib).slice(0, 10);
  }

  /** Files of all pages, without redirects. */
  get pages(): string[] {
    return this.files.filter((file) => file.endsWith('.html') && !REDIRECT.test(this.#read(file)));
  }

  weigh(file: string): Part {
    const known = this.#known.get(file);
    if (known) return known;
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
    const sent = zlib.brotliCompressSync(fs.readFileSync(path.join(this.dir, file)), { params });
    const part = { file, kib: sent.length / 1024 };
    this.#known.set(file, part);
    return part;
  }

  /** Size of a file on disk, in bytes. */
  bytes(file: string): number {
    return fs.statSync(path.join(this.dir, file)).size;
  }

  /** Style sheets of a page, each of which it contains. */
  styles(page: string): Part[] {
    const addresses = matches(this.#read(page), /<link rel="stylesheet"[^>]*\bhref="([^"]+)"[^>]*\bdisabled=""/g);
    if (!addresses.length) throw new Error(`${page} names no style sheet that it contains. Has its markup changed?`);
    return this.#weighAll(addresses.map((address) => this.#fileAt(address)));
  }

  /**
   * What a browser requests before a page has loaded: the page, which contains its styles, the start script, and pictures that are
   * not lazy. Leaves out scripts for browsers without modules, and the icon, because browsers differ in whether and
   * when they request it.
   */
  beforeLoad(page: string): Part[] {
    const html = this.#read(page);
    const scripts = matches(html, /<script\b(?![^>]*\bnoModule\b)[^>]*\bsrc="([^"]+)"/gi);
    const pictures = matches(html, /<img\b(?![^>]*\bloading="lazy")[^>]*\bsrc="([^"]+)"/g);
    const preloads = matches(html, /<link rel="(?:module)?preload"[^>]*\bhref="([^"]+)"/g);
    const sheets = matches(html, /<link rel="stylesheet"(?![^>]*\bdisabled="")[^>]*\bhref="([^"]+)"/g);
    const others = [...scripts, ...pictures, ...preloads, ...sheets].map((address) => this.#fileAt(address));
    return this.#weighAll([page, ...others]);
  }

  /** What a page requests without any input: the above, the app's script files, and the page data. */
  byItself(page: string): Part[] {
    const before = this.beforeLoad(page).map(({ file }) => file);
    const code = before.filter((file) => file.endsWith('.js')).map((file) => this.#read(file));
    const scripts = matches(code.join('\n'), SCRIPT_FILE);
    if (!scripts.length) throw new Error(`${page} references no app files. Has lib/export/defer-app.ts changed?`);
    // No current browser requests scripts for browsers without modules.
    const html = this.#read(page).replace(/<script\b[^>]*\bnoModule\b[^>]*>/gi, '');
    const own = matches(html, /<script\b[^>]*\bdata-page-data="([^"]+)"/g).map((address) => this.#fileAt(address));
    // The page data, in the page or in a separate file, may reference more files than the start script does.
    const data = [html, ...own.map((file) => this.#read(file))].join('\n');
    const more = matches(data, /"([^"\\]*\/_next\/static\/[^"\\]+\.js)\\?"/g);
    const held = this.#heldBy(before);
    const files = [...scripts, ...more].map((address) => this.#fileAt(address)).filter((file) => !held.has(file));
    return this.#weighAll([...before, ...own, ...files]);
  }

  /** Files whose code is in others that a page's start script loads. */
  #heldBy(before: string[]): Set<string> {
    const starters = before.filter((file) => file.endsWith('.js')).map((file) => this.#read(file));
    const names = matches(starters.join('\n'), HOLDS).flatMap((list) => matches(list, /"([^"]+)"/g));
    if (!names.length) throw new Error('The start script names no files. Has lib/export/defer-app.ts changed?');
    return new Set(names.map((name) => `_next/static/chunks/${name}`));
  }

  /** All parts of the index, which load when a reader starts searching. */
  searchIndex(): Part[] {
    return this.#weighAll(indexContexts().map((context) => indexFileName(context)));
  }

  /** What the first search requests once the app is running: the code of the engine and list, and the index. */
  firstSearch(page: string): Part[] {
    const before = this.beforeLoad(page).map(({ file }) => file);
    const loaded = new Set([...this.byItself(page).map(({ file }) => file), ...this.#heldBy(before)]);
    const scripts = this.files.filter((file) => /^_next\/static\/chunks\/.*\.js$/.test(file));
    const imports = scripts
      .flatMap((file) => matches(this.#read(file), IMPORT))
      .map((list) => matches(list, /"([^"]+)"/g));
    const code = ['openSearch', 'SearchPanel'].flatMap((name) => {
      const home = scripts.find((file) => this.#read(file).includes(`"${name}",`));
      const found = imports.find((list) => list.some((file) => `_next/${file}` === home));
      if (!home || !found) throw new Error(`No script file contains ${name}. Has the bundler's output changed?`);
      return found.map((file) => `_next/${file}`);
    });
    return [...this.#weighAll(code.filter((file) => !loaded.has(file))), ...this.searchIndex()];
  }

  #read(file: string): string {
    return fs.readFileSync(path.join(this.dir, file), 'utf8');
  }

  #weighAll(files: string[]): Part[] {
    return [...new Set(files)].map((file) => this.weigh(file));
  }

  /** The file at an address. @throws Error if it is not part of the site, because then its size is unknown. */
  #fileAt(address: string): string {
    const file = decodeURIComponent(address.slice(this.base.length + 1).replace(/[?#].*/, ''));
    if (!address.startsWith(`${this.base}/`) || !fs.existsSync(path.join(this.dir, file))) {
      throw new Error(`A page requests ${address}, which is not a file of the site.`);
    }
    return file;
  }
}

/** The message for a failed test: how far over the limit, which files, and where the limit is set. */
export function tooMuch(what: string, parts: Part[], limit: number, key: string, total = sum(parts)): string {
  const list = [...parts]
    .sort((one, other) => other.kib - one.kib)
    .map(({ file, kib }) => `  ${kib.toFixed(1).padStart(7)} KiB  ${file}`);
  return [
    `${what}: ${round(total)}, which is ${round(total - limit)} over its budget of ${limit}.`,
    ...list,
    `Make it smaller. If it is worth the size, raise ${key} in tests/budget.json and say why in the commit.`,
  ].join('\n');
}

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');
