import type { FrontMatter } from '@/lib/content/front-matter';
import type { Page } from '@/lib/content/parse-page';
import {
  diagnosticsOf,
  type CheckedPage,
  type LinkRule,
  type Link,
  type PageRule,
  type Prose,
  type ProseText,
  type Site,
  type SiteRule,
  type AllPagesRule,
  type TextRule,
} from '@/lib/checks/rule';
import { collectBlocks, parseMdx } from '@/lib/checks/prose/blocks';
import { genericProse } from '@/lib/checks/prose/generic';
import { renderMdx, type Vocabulary } from '@/lib/markdown/render';
import { collectSamples } from '@/lib/checks/samples/sample';
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
    page: {
      file: `content${path}.mdx`,
      path,
      folder: 'a',
      frontMatter: { ...frontMatter, ...head },
      positions,
      sectionPositions: {},
      body,
    },
    rendered: { html: '', lead: '', panel: '', headings, ids: [], links: [], references, diagnostics: [] },
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
    formerAddresses: ['/a/page'],
    files: new Set(['/images/tabs.png', '/openapi.yaml']),
    anchors: new Map([
      ['/faq', new Set(['limits', 'term-activity'])],
      ['/a/page', new Set(['steps'])],
    ]),
    originalHeadings: new Map(),
    diagrams: new Map([['platform', '<svg viewBox="0 0 10 10"></svg>']]),
    charts: new Map(),
    figuresInCode: new Set(),
    components: new Set(Object.keys(vocabulary)),
    navigation: [{ label: 'A page', path: '/a/page' }],
    facts: [],
    glossary: [{ id: 'data-portal', term: 'Data Portal', meaning: 'Where data is queried.' }],
    sampleInputs: new Set(['gps-events']),
    schemas: new Set(['ActivityEvent']),
    apiIsBroken: false,
    comparedMonths: new Set(['2025-12']),
    ...changes,
  };
}

/** What running text is checked against, with its own word list and rules. */
export function exampleProse(changes: Partial<Prose> = {}): Prose {
  return {
    generic: genericProse('mindLAMP\nwearable', 'host'),
    language: { allowed: [], refused: [], idioms: [], spelled: [], shown: [] },
    glossary: exampleSite().glossary,
    facts: [],
    ...changes,
  };
}

/** Running text with words and phrases that authors have listed, as in content/_data/language.yaml. */
export const proseWith = (listed: Partial<Prose['language']>): Prose =>
  exampleProse({ language: { ...exampleProse().language, ...listed } });

/** What a rule says about a page, a link, a text, or a site. */
export const onPage = async (rule: PageRule, page: CheckedPage, site = exampleSite()): Promise<string[]> =>
  format(diagnosticsOf(rule, await rule.check(page, site)));
export const onLink = (rule: LinkRule, link: Link, site = exampleSite()): string[] =>
  format(diagnosticsOf(rule, rule.check(link, site)));
export const onText = (rule: TextRule, text: ProseText, prose = exampleProse()): string[] =>
  format(diagnosticsOf(rule, rule.check(text, prose)));
export const onSite = (rule: SiteRule | AllPagesRule, site = exampleSite(), pages: CheckedPage[] = []): string[] =>
  format(diagnosticsOf(rule, rule.check(site, pages)));

/** Diagnostics in short form: `line rule: message hint`. */
export const format = (diagnostics: Diagnostic[]): string[] =>
  diagnostics.map(({ line, rule, message, hint }) => `${line} ${rule}: ${message}${hint ? ` ${hint}` : ''}`);
