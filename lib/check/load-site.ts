import fs from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/content';
import { formerPages } from '@/lib/content/former-pages';
import { contentFolder } from '@/lib/content/load';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import { pixelSize, type PixelSize } from '@/lib/diagrams/pixel-size';
import { instrumentPath } from '@/lib/instruments/load';
import { errorCatalog } from '@/lib/openapi/error-catalog';
import { loadApi } from '@/lib/openapi/load';
import { ERRORS_PATH } from '@/lib/openapi/navigation';
import { allPaths } from '@/lib/site/all-paths';
import { settings } from '@/lib/settings/settings';
import { loadAliases } from '@/lib/site/aliases';
import { buildDocsTree } from '@/lib/site/navigation';
import { STUDY_KIT_FILE } from '@/lib/word/study-kit';
import type { CheckedData } from './data-files';
import type { CheckedPage, Site } from './rule';

/** Pages and files that code makes, and no content file. */
const MADE_BY_CODE = {
  pages: ['/publications', '/search'],
  files: ['/sitemap.xml', '/robots.txt', '/openapi.json', '/openapi.yaml', STUDY_KIT_FILE],
};

/** The file that findings on aliases are told of. */
const SETTINGS_FILE = 'lib/settings/settings.ts';

/** What pages may point at, as it lies on the disk and in the settings. */
export async function loadFacts(
  { pages, sections }: Content,
  from: {
    /** The pages whose anchors count. */
    drawn: Pick<CheckedPage, 'page' | 'rendered'>[];
    components: ReadonlySet<string>;
    data: CheckedData;
    /** Which pictures are looked at, by their path from the project's root. */
    isWanted: (file: string) => boolean;
  },
): Promise<Site> {
  const { drawn, components, data, isWanted } = from;
  const description = readDescription();
  return {
    pages,
    sections,
    addresses: new Set([...(await allPaths()), ...MADE_BY_CODE.pages]),
    aliases: await loadAliases(),
    // A content folder of its own, as tests have, has no history.
    formerAddresses:
      contentFolder === path.resolve('content') && isWanted(SETTINGS_FILE) ? formerPages(settings.excludedFolders) : [],
    files: new Set([
      ...filesBelow(path.resolve('public')).map((file) => `/${file}`),
      ...MADE_BY_CODE.files,
      ...data.instruments.map(instrumentPath),
    ]),
    pictures: new Map([path.resolve('public'), contentFolder].flatMap((folder) => picturesBelow(folder, isWanted))),
    // A page that could not be drawn has no ids yet; links to it are judged when it is mended.
    anchors: new Map([
      ...drawn.flatMap(({ page, rendered }) => (rendered.html ? [[page.path, idsOf(rendered.html)] as const] : [])),
      ...(data.apiIsBroken ? [] : [[ERRORS_PATH, await catalogAnchors()] as const]),
    ]),
    diagrams: textsIn(path.join(contentFolder, '_diagrams'), '.svg'),
    charts: textsIn(path.join(contentFolder, '_data', 'charts'), '.yaml'),
    figuresInCode: figuresInCode(),
    components,
    navigation: buildDocsTree(pages, sections),
    glossary: data.glossary,
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
  const { value } = new YamlSource(fs.readFileSync(path.resolve('openapi', 'openapi.yaml'), 'utf8'));
  return (value ?? {}) as ReturnType<typeof readDescription>;
}

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

function picturesBelow(
  folder: string,
  isWanted: (file: string) => boolean,
): [file: string, facts: { bytes: number; pixels?: PixelSize }][] {
  return filesBelow(folder)
    .filter((file) => /\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(file))
    .sort()
    .map((file) => path.relative(process.cwd(), path.join(folder, file)).split(path.sep).join('/'))
    .filter(isWanted)
    .map((name) => {
      const picture = fs.readFileSync(name);
      return [name, { bytes: picture.length, pixels: pixelSize(picture) }];
    });
}

function textsIn(folder: string, ending: string): Map<string, string> {
  const names = filesBelow(folder).filter((file) => file.endsWith(ending));
  return new Map(
    names.sort().map((file) => [file.slice(0, -ending.length), fs.readFileSync(path.join(folder, file), 'utf8')]),
  );
}
