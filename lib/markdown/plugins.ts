import rehypeAutolinkHeadings from 'rehype-autolink-headings';
import rehypeKatex from 'rehype-katex';
import rehypePrettyCode from 'rehype-pretty-code';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { BuiltinTheme } from 'shiki';
import type { PluggableList } from 'unified';
import type { TextDiagnostic } from '@/lib/diagnostics/diagnostic';
import { remarkAdmonitions } from './admonitions';
import { rehypeCodeBlocks } from './code-blocks';
import { codeTheme } from './code-theme';
import { remarkCollectReferences, type Reference } from './collect-references';
import { getHighlighter } from './highlighter';
import { remarkHeadingIds, type Heading } from './heading-ids';
import { rehypeFormulas } from './formulas';
import { rehypeLinks } from './links';
import { remarkPrepareFences } from './prepare-fences';
import { remarkRefuseExpressions } from './refuse-expressions';
import { remarkRefuseScripts } from './refuse-scripts';
import { rehypeTables } from './tables';
import { rehypeTaskLists } from './task-lists';

export interface PluginOptions {
  title: string;
  basePath: string;
  report: (problem: TextDiagnostic) => void;
  onHeading: (heading: Heading) => void;
  onReference: (reference: Reference) => void;
}

/** Markdown tree plugins, in the order in which they run. */
export function remarkPlugins({ title, report, onHeading, onReference }: PluginOptions): PluggableList {
  return [
    remarkGfm,
    // A single dollar sign stays as it is: JSONata and prices need it.
    [remarkMath, { singleDollarTextMath: false }],
    remarkDirective,
    [remarkRefuseExpressions, { report }],
    [remarkRefuseScripts, { report }],
    [remarkCollectReferences, { onReference }],
    [remarkAdmonitions, { report }],
    [remarkHeadingIds, { title, onHeading }],
    remarkPrepareFences,
  ];
}

/** HTML tree plugins, in the order in which they run. */
export function rehypePlugins({ basePath }: PluginOptions): PluggableList {
  return [
    // The browser renders MathML: no style sheet, no fonts, no client code.
    [rehypeKatex, { output: 'mathml' }],
    rehypeFormulas,
    [
      rehypePrettyCode,
      { theme: codeTheme.name as BuiltinTheme, getHighlighter, keepBackground: false, bypassInlineCode: true },
    ],
    rehypeCodeBlocks,
    rehypeTables,
    rehypeTaskLists,
    [rehypeLinks, { basePath }],
    [
      rehypeAutolinkHeadings,
      {
        behavior: 'append',
        test: ['h2', 'h3', 'h4', 'h5', 'h6'],
        properties: (heading: Element) => {
          const label = `Direct link to ${toString(heading).trim()}`;
          return { className: ['hash-link'], ariaLabel: label, title: label };
        },
        content: [],
      },
    ],
  ];
}
