import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeKatex from 'rehype-katex';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { Element, Root } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { PluggableList } from 'unified';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { Locale } from '@/lib/settings/translate';
import type { TextFinding } from '@/lib/findings/finding';
import { externalAttributes, toHref } from '@/lib/settings/addresses';
import { remarkAdmonitions } from './admonitions';
import { highlighting, rehypeCodeBlocks, remarkFences } from './code-blocks';
import { type Reference, remarkCollectReferences } from './collect-references';
import { localizeLink } from './links';
import { type Heading, remarkHeadingIds } from './heading-ids';
import { remarkRefuse } from './refuse';
import { rehypeTables } from './tables';

interface PluginOptions {
  title: string;
  basePath: string;
  locale: Locale;
  addFinding: (finding: TextFinding) => void;
  onHeading: (heading: Heading) => void;
  onReference: (reference: Reference) => void;
}

/** The syntax that authors have besides plain Markdown. */
export const SYNTAX: PluggableList = [
  remarkGfm,
  // A single dollar sign stays as it is: JSONata and prices need it.
  [remarkMath, { singleDollarTextMath: false }],
  remarkDirective,
];

/** Markdown tree plugins, in the order in which they run. */
export function remarkPlugins({ title, locale, addFinding, onHeading, onReference }: PluginOptions): PluggableList {
  return [
    ...SYNTAX,
    [remarkRefuse, { addFinding }],
    [remarkCollectReferences, { onReference }],
    [remarkAdmonitions, { addFinding, locale }],
    [remarkHeadingIds, { title, onHeading }],
    remarkFences,
  ];
}

/** HTML tree plugins, in the order in which they run. */
export function rehypePlugins({ basePath, locale }: Pick<PluginOptions, 'basePath' | 'locale'>): PluggableList {
  return [
    // The browser renders MathML: no style sheet, no fonts, no client code.
    [rehypeKatex, { output: 'mathml' }],
    [rehypeFormulas, { locale }],
    highlighting,
    rehypeCodeBlocks,
    [rehypeTables, { locale }],
    [rehypeTaskLists, { locale }],
    [rehypeLinks, { basePath, locale }],
    [
      rehypeAutolinkHeadings,
      {
        behavior: 'append',
        test: ['h2', 'h3', 'h4', 'h5', 'h6'],
        properties: (heading: Element) => {
          const label = locale.t('Direct link to {heading}', { heading: toString(heading).trim() });
          return { className: ['hash-link'], ariaLabel: label, title: label };
        },
        content: [],
      },
    ],
  ];
}

/** Adds the base path and trailing slash to Markdown links and images. External links open safely in a new tab. */
function rehypeLinks({ basePath, locale }: { basePath: string; locale: Locale }) {
  return (tree: Root): void => {
    visit(tree as Node, 'element', (node: Node) => {
      const { tagName, properties } = node as Element;
      if (tagName === 'a' && typeof properties.href === 'string') {
        const link = localizeLink(locale, properties.href);
        const href = toHref(link.href, basePath);
        Object.assign(properties, link, { href }, externalAttributes(href));
      }
      if (tagName === 'img' && typeof properties.src === 'string') {
        properties.src = toHref(properties.src, basePath);
        Object.assign(properties, { loading: 'lazy', decoding: 'async' });
      }
    });
  };
}

/** A displayed formula may be wider than a phone, so its box scrolls on its own, also by keyboard. */
function rehypeFormulas({ locale }: { locale: Locale }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      const [math] = node.children;
      if (math?.type !== 'element' || math.tagName !== 'math' || math.properties.display !== 'block') return;
      node.properties = { className: ['formula'], role: 'group', tabIndex: 0, ariaLabel: locale.t('Formula') };
    });
  };
}

/**
 * Replaces the checkboxes of task lists with labeled symbols: pages have no form controls, and these would do
 * nothing.
 */
function rehypeTaskLists({ locale }: { locale: Locale }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
      const done = Boolean(node.properties.checked);
      node.tagName = 'span';
      node.properties = {
        className: done ? ['task', 'checked'] : ['task'],
        role: 'img',
        ariaLabel: locale.t(done ? 'Done:' : 'To do:'),
      };
      node.children = [{ type: 'text', value: done ? '☑' : '☐' }];
    });
  };
}
