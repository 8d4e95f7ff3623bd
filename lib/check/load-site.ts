import fs from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import { contentFolder, loadContent } from '@/lib/content/load';
import { loadGlossary } from '@/lib/content/glossary';
import { pixelSize, type PixelSize } from '@/lib/diagrams/pixel-size';
import { allPaths } from '@/lib/site/all-paths';
import { loadAliases } from '@/lib/site/aliases';
import { loadSite } from '@/lib/site/load';
import type { CheckedPage, Site } from './rule';

/** Pages and files that code makes, and no content file. */
const MADE_BY_CODE = {
  pages: ['/publications', '/search'],
  files: ['/sitemap.xml', '/robots.txt', '/openapi.json', '/openapi.yaml'],
};

/** What pages may point at, as it lies on the disk and in the settings. */
export async function loadFacts(pages: CheckedPage[], components: ReadonlySet<string>): Promise<Site> {
  const { sections } = loadContent();
  const { docsTree } = loadSite();
  return {
    pages: pages.map(({ page: { path: address, file, frontMatter } }) => ({ path: address, file, frontMatter })),
    sections,
    addresses: new Set([...(await allPaths()), ...MADE_BY_CODE.pages]),
    aliases: await loadAliases(),
    files: new Set([...filesBelow(path.resolve('public')).map((file) => `/${file}`), ...MADE_BY_CODE.files]),
    pictures: new Map([...picturesBelow(path.resolve('public')), ...picturesBelow(contentFolder)]),
    // A page that could not be drawn has no ids yet; links to it are judged when it is mended.
    anchors: new Map(
      pages.flatMap(({ page, rendered }) => (rendered.html ? [[page.path, idsOf(rendered.html)] as const] : [])),
    ),
    diagrams: textsIn(path.join(contentFolder, '_diagrams'), '.svg'),
    charts: textsIn(path.join(contentFolder, '_data', 'charts'), '.yaml'),
    figuresInCode: figuresInCode(),
    components,
    navigation: docsTree,
    glossary: loadGlossary(),
    sampleInputs: new Set(textsIn(path.join(contentFolder, '_data', 'samples'), '.json').keys()),
    schemas: new Set(schemaNames()),
  };
}

/** Every id of finished HTML, headings and glossary entries alike. */
export function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id.replaceAll('&amp;', '&')));
}

/** Drawings that components outside the authors' vocabulary show, such as the one of the API introduction. */
function figuresInCode(): Set<string> {
  const sources = [...textsIn(path.resolve('components'), '.tsx').values()];
  const names = sources.flatMap((source) =>
    [...source.matchAll(/<(?:Diagram|ThemedFigure)\b[^>]*?\bname="([^"]+)"/g)].map(([, name]) => `Diagram:${name}`),
  );
  return new Set(names);
}

/** Read from the root file, which names all schemas: no reference needs to be followed for that. */
function schemaNames(): string[] {
  const file = path.resolve('openapi', 'openapi.yaml');
  const root = parseYaml(fs.readFileSync(file, 'utf8')) as { components?: { schemas?: object } };
  return Object.keys(root.components?.schemas ?? {});
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
