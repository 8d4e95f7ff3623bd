import fs from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { contentFolder, loadContent } from '@/lib/content/load';
import { loadGlossary } from '@/lib/content/glossary';
import { instrumentPath, loadInstruments } from '@/lib/instruments/load';
import { pixelSize, type PixelSize } from '@/lib/diagrams/pixel-size';
import { errorCatalog } from '@/lib/openapi/error-catalog';
import { loadApi } from '@/lib/openapi/load';
import { ERRORS_PATH } from '@/lib/openapi/navigation';
import { allPaths } from '@/lib/site/all-paths';
import { loadAliases } from '@/lib/site/aliases';
import { loadSite } from '@/lib/site/load';
import { STUDY_KIT_FILE } from '@/lib/word/study-kit';
import type { CheckedPage, Site } from './rule';

/** Pages and files that code makes, and no content file. */
const MADE_BY_CODE = {
  pages: ['/publications', '/search'],
  files: ['/sitemap.xml', '/robots.txt', '/openapi.json', '/openapi.yaml', STUDY_KIT_FILE],
};

/** What pages may point at, as it lies on the disk and in the settings. */
export async function loadFacts(pages: CheckedPage[], components: ReadonlySet<string>): Promise<Site> {
  const { sections } = loadContent();
  const { docsTree } = loadSite();
  const description = readDescription();
  return {
    pages: pages.map(({ page: { path: address, file, frontMatter } }) => ({ path: address, file, frontMatter })),
    sections,
    addresses: new Set([...(await allPaths()), ...MADE_BY_CODE.pages]),
    aliases: await loadAliases(),
    files: new Set([
      ...filesBelow(path.resolve('public')).map((file) => `/${file}`),
      ...MADE_BY_CODE.files,
      ...loadInstruments().map(instrumentPath),
    ]),
    pictures: new Map([...picturesBelow(path.resolve('public')), ...picturesBelow(contentFolder)]),
    // A page that could not be drawn has no ids yet; links to it are judged when it is mended.
    anchors: new Map([
      ...pages.flatMap(({ page, rendered }) => (rendered.html ? [[page.path, idsOf(rendered.html)] as const] : [])),
      [ERRORS_PATH, await catalogAnchors()] as const,
    ]),
    diagrams: textsIn(path.join(contentFolder, '_diagrams'), '.svg'),
    charts: textsIn(path.join(contentFolder, '_data', 'charts'), '.yaml'),
    figuresInCode: figuresInCode(),
    components,
    navigation: docsTree,
    glossary: loadGlossary(),
    sampleInputs: new Set(textsIn(path.join(contentFolder, '_data', 'samples'), '.json').keys()),
    schemas: new Set(Object.keys(description.components?.schemas ?? {})),
    apiChecked: description.info?.['x-checked'],
  };
}

/** Every id of finished HTML, headings and glossary entries alike. */
export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&')));
}

/** Every anchor of the error catalog. */
async function catalogAnchors(): Promise<Set<string>> {
  const { document, operations } = await loadApi();
  return new Set(errorCatalog(document, operations).flatMap(({ id, errors }) => [id, ...errors.map((one) => one.id)]));
}

/** Drawings that components outside the authors' vocabulary show, such as the one of the API introduction. */
function figuresInCode(): Set<string> {
  const sources = [...textsIn(path.resolve('components'), '.tsx').values()];
  const names = sources.flatMap((source) =>
    [...source.matchAll(/<(?:Diagram|ThemedFigure)\b[^>]*?\bname="([^"]+)"/g)].map(([, name]) => `Diagram:${name}`),
  );
  return new Set(names);
}

/** The root file of the API description, which names all schemas: no reference needs to be followed for that. */
function readDescription(): { info?: { 'x-checked'?: string }; components?: { schemas?: object } } {
  return parseYaml(fs.readFileSync(path.resolve('openapi', 'openapi.yaml'), 'utf8')) as ReturnType<
    typeof readDescription
  >;
}

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

function picturesBelow(folder: string): [file: string, facts: { bytes: number; pixels?: PixelSize }][] {
  return filesBelow(folder)
    .filter((file) => /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(file))
    .sort()
    .map((file) => {
      const full = path.join(folder, file);
      const picture = fs.readFileSync(full);
      const name = path.relative(process.cwd(), full).split(path.sep).join('/');
      return [name, { bytes: picture.length, pixels: pixelSize(picture) }];
    });
}

function textsIn(folder: string, ending: string): Map<string, string> {
  const names = filesBelow(folder).filter((file) => file.endsWith(ending));
  return new Map(
    names.sort().map((file) => [file.slice(0, -ending.length), fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}
