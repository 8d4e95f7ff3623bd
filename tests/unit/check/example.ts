import { YamlSource } from '@/lib/diagnostics/yaml-source';
import type { FrontMatter } from '@/lib/content/front-matter';
import type { Page } from '@/lib/content/parse-page';
import type { CheckedPage, Prose, Site } from '@/lib/check/rule';
import { collectBlocks } from '@/lib/check/prose/block';
import { buildDictionary } from '@/lib/check/prose/dictionary';
import { parseMdx } from '@/lib/check/prose/parse-mdx';
import { renderMdx, type Vocabulary } from '@/lib/mdx/render';
import { collectSamples } from '@/lib/check/samples/sample';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';

const frontMatter: FrontMatter = {
  title: 'Create a survey',
  description: 'Build a survey in the dashboard, add questions, and set a schedule for it.',
  sidebar_position: 1,
  audience: ['clinician'],
  kind: 'how-to',
  checked: '2025-12',
};

/** The positions of the keys on a page that has them in the usual order. */
const positions: Page['positions'] = {
  title: { line: 2, column: 1 },
  description: { line: 3, column: 1 },
  sidebar_position: { line: 5, column: 1 },
  checked: { line: 6, column: 1 },
};

const Anything = () => null;
const vocabulary: Vocabulary = Object.fromEntries(
  ['Card', 'Cards', 'Chart', 'Details', 'Diagram', 'Figure', 'Term'].map((name) => [name, Anything]),
);

/** A page as the rules see it, made from its body. Lines count from the first line of the body. */
export async function examplePage(
  body: string,
  head: Partial<FrontMatter> = {},
  path = '/a/page',
): Promise<CheckedPage> {
  const { headings, references } = await renderMdx(body, { title: 'A page', basePath: '', components: vocabulary });
  const tree = parseMdx(body);
  return {
    page: { file: `content${path}.mdx`, path, folder: 'a', frontMatter: { ...frontMatter, ...head }, positions, body },
    rendered: { html: '', panel: '', headings, ids: [], links: [], references, problems: [] },
    blocks: collectBlocks(tree),
    samples: collectSamples(tree),
  };
}

/** A small site for the rules to compare pages with. */
export function exampleSite(changes: Partial<Site> = {}): Site {
  return {
    pages: [],
    sections: [],
    addresses: new Set(['/', '/faq', '/a/page', '/develop/Training Modules/training-modules', '/api/list-all-studies']),
    aliases: { '/troubleshooting': '/faq' },
    aliasPlaces: new Map([
      ['', { line: 50, column: 3 }],
      ['/old', { line: 51, column: 5 }],
    ]),
    formerAddresses: ['/a/page'],
    files: new Set(['/images/tabs.png', '/openapi.yaml']),
    pictures: new Map([['public/images/tabs.png', { bytes: 20_000, pixels: { width: 1280, height: 800 } }]]),
    anchors: new Map([
      ['/faq', new Set(['limits', 'term-activity'])],
      ['/a/page', new Set(['steps'])],
    ]),
    diagrams: new Map([['platform', '<svg viewBox="0 0 10 10"></svg>']]),
    charts: new Map(),
    figuresInCode: new Set(),
    components: new Set(Object.keys(vocabulary)),
    navigation: [{ label: 'A page', path: '/a/page' }],
    readersWords: new YamlSource(''),
    glossary: [{ id: 'data-portal', term: 'Data Portal', meaning: 'Where data is queried.' }],
    sampleInputs: new Set(['gps-events']),
    schemas: new Set(['ActivityEvent']),
    ...changes,
  };
}

/** What running text is checked against, with its own word list and rules. */
export function exampleProse(changes: Partial<Prose> = {}): Prose {
  return {
    dictionary: buildDictionary('mindLAMP\nwearable'),
    language: { allowed: [], refused: [], idioms: [], spelled: [], shown: [] },
    findInconsiderate: () => [],
    glossary: exampleSite().glossary,
    ...changes,
  };
}

/** Findings in short form: `line rule: message hint`. */
export const format = (problems: Diagnostic[]): string[] =>
  problems.map(({ line, rule, message, hint }) => `${line} ${rule}: ${message}${hint ? ` ${hint}` : ''}`);
