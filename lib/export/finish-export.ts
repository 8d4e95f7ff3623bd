import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { allPaths } from '@/lib/site/all-paths';
import { loadAliases } from '@/lib/site/aliases';
import { toHref } from '@/lib/site/paths';
import { settings } from '@/lib/site/settings';
import type { RuntimeFiles } from '@/lib/loader/loader';
import { addressRepairScript } from './address-repair';
import { aliasPage } from './alias-page';
import { finishPage } from './finish-page';
import { readModules, stageModules, withCompileHint, type Module } from './stage-modules';
import { inStableOrder, joinRows, readRows, startData, withoutScripts } from './start-data';
import { hostFiles } from './host-files';
import { withSecurityPolicy } from './security-policy';

const htmlFiles = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'))
    .sort();

/**
 * Turns what Next.js exported into the folder that readers get. The one place for all that needs the finished HTML.
 * `loaderCode` is the bundled loader script. Works in place; the caller swaps the folder in when all is done.
 */
export async function finishExport(folder: string, loaderCode: string): Promise<{ pages: number; aliases: number }> {
  const { basePath } = settings;
  removeUnused(folder);
  const build = readBuildId(folder);
  const analyticsHost = settings.analyticsId ? settings.analyticsHost : null;

  /** Writes a script under a name made of its content, and returns its address. */
  const scriptFile = (name: string, code: string): string => {
    const hash = crypto.createHash('sha256').update(code).digest('hex').slice(0, 12);
    fs.writeFileSync(path.join(folder, '_next', 'static', 'chunks', `${name}-${hash}.js`), code);
    return `${basePath}/_next/static/chunks/${name}-${hash}.js`;
  };
  // Kinds of pages share most of their script files.
  const modules = new Map<string, Module[]>();
  const modulesOf = (address: string): Module[] => {
    const file = path.join(folder, decodeURIComponent(address.slice(basePath.length)));
    const known = modules.get(file) ?? readModules(hintCompiler(file));
    modules.set(file, known);
    return known;
  };
  // Pages of one kind share all of them, and so their loader.
  const loaders = new Map<string, { code: string; address: string }>();
  const loader = (scripts: string[], boot: string) => {
    const key = scripts.join() + boot;
    const known = loaders.get(key);
    if (known) return known;
    const runtime: RuntimeFiles = {
      build,
      scripts,
      stages: stageModules(scripts.map(modulesOf)),
      boot: scriptFile('boot', boot),
    };
    const code = loaderCode.replaceAll('RUNTIME_FILES', () => JSON.stringify(runtime).replace(/</g, '\\u003c'));
    const made = { code, address: scriptFile('loader', code) };
    loaders.set(key, made);
    return made;
  };

  const files = htmlFiles(folder);
  const aliases = await loadAliases();
  const paths = await allPaths();
  const repair = addressRepairScript([...paths, '/search', ...Object.keys(aliases)], basePath);
  for (const file of files) {
    const full = path.join(folder, file);
    const isNotFound = file === '404.html' || file === path.join('404', 'index.html');
    const html = fs.readFileSync(full, 'utf8');
    const data = writeData(folder, isNotFound ? '404' : path.dirname(file), html);
    const finished = finishPage(html, {
      data: [basePath, ...data.split(path.sep).map(encodeURIComponent)].join('/'),
      loader,
      analyticsHost,
      basePath: file === 'index.html' ? basePath : undefined,
      script: isNotFound ? repair : undefined,
    });
    fs.writeFileSync(full, finished);
  }

  writeAliases(folder, aliases);
  for (const [name, text] of Object.entries(hostFiles(aliases))) fs.writeFileSync(path.join(folder, name), text);
  return { pages: files.length, aliases: Object.keys(aliases).length };
}

/** Writes the start data of a page, and takes scripts out of its page data. Returns the file name of the start data. */
function writeData(folder: string, place: string, html: string): string {
  const file = path.join(folder, place, 'index.txt');
  const rows = withoutScripts(inStableOrder(readRows(fs.readFileSync(file, 'utf8'))), html);
  fs.writeFileSync(file, joinRows(rows));
  const start = path.join(place, 'start.txt');
  fs.writeFileSync(path.join(folder, start), startData(rows));
  return start;
}

/** Writes the compiler's hint into a script file, and returns the file's text as it was. */
function hintCompiler(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, withCompileHint(text));
  return text;
}

/**
 * Takes out what no reader's browser asks for: per-segment data (we fetch a page's data in one piece), the working
 * page of the not-found route, and polyfills for browsers without modules.
 */
function removeUnused(folder: string): void {
  const notFound = path.join(folder, '_not-found');
  fs.renameSync(path.join(notFound, 'index.txt'), path.join(folder, '404', 'index.txt'));
  fs.rmSync(notFound, { recursive: true });
  for (const file of fs.readdirSync(folder, { recursive: true }).map(String)) {
    if (/^__next\..*\.txt$/.test(path.basename(file))) fs.rmSync(path.join(folder, file));
  }
}

/** The build id as the page data carries it. */
function readBuildId(folder: string): string {
  const id = /"b":"([^"]+)"/.exec(fs.readFileSync(path.join(folder, '404', 'index.txt'), 'utf8'))?.[1];
  if (!id) throw new Error('The page data carries no build id; has the output of Next.js changed?');
  return id;
}

/** @throws Error when an alias stands where a page is. */
function writeAliases(folder: string, aliases: Record<string, string>): void {
  for (const [from, to] of Object.entries(aliases)) {
    const file = path.join(folder, from, 'index.html');
    if (fs.existsSync(file))
      throw new Error(`The alias ${from} stands where a page is; take it out of the settings or of x-aliases.`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const page = aliasPage({
      href: toHref(to, settings.basePath),
      canonical: settings.url + toHref(to, settings.basePath),
      lang: settings.defaultLocale,
      siteTitle: settings.title,
    });
    fs.writeFileSync(file, withSecurityPolicy(page, null));
  }
}
