import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeKatex from 'rehype-katex';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { PluggableList } from 'unified';
import type { UnfiledFinding } from '@/lib/findings/finding';
import type { Locale } from '@/lib/settings/translate';
import { remarkAdmonitions } from './admonitions';
import { rehypeBreakAddresses } from './break-code';
import { highlighting, rehypeCodeBlocks, remarkFences } from './code-blocks';
import { rehypeFormulas } from './formulas';
import { type Heading, remarkHeadingIds } from './heading-ids';
import { rehypeLinks } from './links';
import { type Mention, remarkMentions } from './mentions';
import { remarkRefuse } from './refuse';
import { rehypeTables } from './tables';
import { rehypeTaskLists } from './task-lists';

interface PluginOptions {
  title: string;
  basePath: string;
  locale: Locale;
  addFinding: (finding: UnfiledFinding) => void;
  onHeading: (heading: Heading) => void;
  onMention: (mention: Mention) => void;
}

/** The syntax that authors have besides plain Markdown. */
export const SYNTAX: PluggableList = [
  remarkGfm,
  // A single dollar sign stays as it is: JSONata and prices need it.
  [remarkMath, { singleDollarTextMath: false }],
  remarkDirective,
];

/** Markdown tree plugins, in the order in which they run. */
export function remarkPlugins({ title, locale, addFinding, onHeading, onMention }: PluginOptions): PluggableList {
  return [
    ...SYNTAX,
    [remarkRefuse, { addFinding }],
    [remarkMentions, { onMention }],
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
    rehypeBreakAddresses,
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
