import { collectBlocks } from '@/lib/checks/prose/blocks';
import { styleGuideFrom } from '@/lib/checks/prose/style-guide';
import type { Wording } from '@/lib/checks/prose/wording';
import {
  findingsOf,
  type RenderedDocument,
  type LinkRule,
  type DocumentRule,
  type Rule,
  type KnownSite,
  type SiteRule,
  type Anchors,
  type ProseRule,
} from '@/lib/checks/rule';
import type { Document } from '@/lib/content/document';
import type { FrontMatter } from '@/lib/content/front-matter';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { renderMdx, type Vocabulary } from '@/lib/markdown/render-mdx';
import { exampleDocument } from '@/tests/support/example-document';

/** The positions of the keys on a page that has them in the usual order. */
const positions: Document['positions'] = {
  title: { line: 2, column: 1 },
  description: { line: 3, column: 1 },
  sidebar_position: { line: 5, column: 1 },
  checked: { line: 6, column: 1 },
};

const Anything = () => null;
const vocabulary: Vocabulary = Object.fromEntries(
  ['Card', 'Cards', 'Details', 'Diagram', 'Term'].map((name) => [name, Anything]),
);

/** A document with positions. Lines count from the first line of its mdx. */
export const documentWith = (head: Partial<FrontMatter>, path = '/a/page', mdx = 'Text.'): Document => ({
  ...exampleDocument(path, head, mdx),
  positions,
});

/** A document as the rules see it, made from its mdx. */
export async function renderedExample(
  mdx: string,
  head: Partial<FrontMatter> = {},
  path?: string,
): Promise<RenderedDocument> {
  const { headings, mentions } = await renderMdx(mdx, { title: 'A page', basePath: '', components: vocabulary });
  return {
    document: documentWith(head, path, mdx),
    rendered: { headings, links: [], mentions, findings: [] },
    blocks: collectBlocks(parseMdx(mdx)),
  };
}

const targets: Record<string, Anchors> = {
  '/faq': { ids: new Set(['limits', 'term-activity']), headings: [] },
  '/a/page': { ids: new Set(['steps']), headings: [] },
};

/** A small site for the rules to compare pages with. */
export function exampleSite(changes: Partial<KnownSite> = {}): KnownSite {
  return {
    documents: [],
    paths: new Set(['/', '/faq', '/a/page', '/develop/Training Modules/training-modules', '/api/list-all-studies']),
    aliases: { '/troubleshooting': '/faq' },
    published: new Map([['/faq', 'content/faq.mdx']]),
    files: new Set(['/images/tabs.png', '/openapi.yaml']),
    anchorsOn: async (path) => targets[path],
    drawings: new Map([['content/_diagrams/platform.svg', '<svg viewBox="0 0 10 10"></svg>']]),
    components: new Set(Object.keys(vocabulary)),
    isApiBroken: false,
    ...changes,
  };
}

/** What running text is checked against, with its own word list, and with words and phrases that authors have listed. */
export const exampleGuide = (listed: Partial<Wording> = {}) =>
  styleGuideFrom('mindLAMP\nwearable', { refused: [], spelled: [], shown: [], ...listed });

/** What a rule says, in short form: `line rule: message hint`. */
async function messagesOf<Subject, Surroundings>(
  rule: Rule<Subject, Surroundings>,
  subject: Subject,
  surroundings: Surroundings,
): Promise<string[]> {
  const findings = await findingsOf(rule, subject, surroundings);
  return findings.map(({ line, rule: id, message, hint }) => `${line} ${id}: ${message}${hint ? ` ${hint}` : ''}`);
}

/** What a rule says about a page, a link on line 4, a text, or a site. */
export const onPage = (rule: DocumentRule, page: RenderedDocument, site = exampleSite()) =>
  messagesOf(rule, page, site);
export const onLink = (rule: LinkRule, href: string, site = exampleSite(), text?: string) =>
  messagesOf(rule, { file: 'content/a/page.mdx', from: '/a/page', line: 4, href, text }, site);
export const onText = (rule: ProseRule, mdx: string, guide = exampleGuide()) =>
  messagesOf(rule, { file: 'content/a/page.mdx', blocks: collectBlocks(parseMdx(mdx)) }, guide);
export const onSite = (rule: SiteRule, changes: Partial<KnownSite>, documents: Document[] = []) =>
  messagesOf(rule, exampleSite(changes), documents);

/** A text, and each finding of a rule in it, in short form or as a part of it. */
export type Broken = [text: string, ...findings: (string | RegExp)[]];

/** Texts that follow a rule, and texts that break it. */
export interface Examples {
  accepts?: string[];
  breaks?: Broken[];
}

/** Tries a rule on its examples; `t` gives what it says about a text. */
export function tryRule(
  { id }: { id: string },
  { accepts = [], breaks = [] }: Examples,
  t: (text: string) => Promise<string[]>,
): void {
  it.each([...accepts.map((text): Broken => [text]), ...breaks])(`${id}: %j`, async (text, ...findings) =>
    expect(await t(text)).toEqual(
      findings.map((finding) => (typeof finding === 'string' ? finding : (expect.stringMatching(finding) as unknown))),
    ),
  );
}
