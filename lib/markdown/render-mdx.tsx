/** The only file that imports next-mdx-remote. The library is archived upstream, and can be replaced here. */
import type { Root } from 'mdast';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { ComponentType, ReactNode } from 'react';
import type { Processor } from 'unified';
import { visit } from 'unist-util-visit';
import type { Document } from '@/lib/content/document';
import { type Finding, FindingError, type UnfiledFinding } from '@/lib/findings/finding';
import { DEFAULT_LOCALE, type Locale } from '@/lib/settings/translate';
import { type Heading, protectExplicitIds } from './heading-ids';
import type { Mention } from './mentions';
import { rehypePlugins, remarkPlugins } from './plugins';
import { isTag } from './tags';

interface RenderedMdx {
  /** Null if the text cannot be parsed. */
  node: ReactNode;
  headings: Heading[];
  mentions: Mention[];
  /** Findings on the page; rendering the node adds those of its components. */
  findings: UnfiledFinding[];
  /** Findings in the data files that the page uses, added when the node is rendered. */
  elsewhere: Finding[];
}

/**
 * Compiles MDX to a React node, with the information that the checks need. `mdx` keeps the line numbers of its
 * file. Everything wrong becomes a finding with its position, and the rest is rendered; only text that cannot be parsed
 * has one finding and no node.
 */
export async function renderMdx(
  mdx: string,
  options: { title: string; basePath: string; locale?: Locale; components: Vocabulary; document?: Document },
): Promise<RenderedMdx> {
  const result: RenderedMdx = { node: null, headings: [], mentions: [], findings: [], elsewhere: [] };
  const addFinding = (finding: UnfiledFinding) => result.findings.push(finding);
  const { title, basePath, locale = DEFAULT_LOCALE, document } = options;
  const pluginOptions = {
    title,
    basePath,
    locale,
    addFinding,
    onHeading: (heading: Heading) => result.headings.push(heading),
    onMention: (mention: Mention) => result.mentions.push(mention),
  };
  const components = new Set(Object.keys(options.components));
  try {
    const { content } = await compileMDX({
      source: protectExplicitIds(mdx),
      components: withErrorBoundaries(
        options.components,
        { locale, document },
        { onPage: addFinding, elsewhere: (findings) => result.elsewhere.push(...findings) },
      ),
      options: {
        mdxOptions: {
          remarkPlugins: [
            [remarkSyntaxFindings, { addFinding }],
            ...remarkPlugins(pluginOptions),
            [remarkTagPositions, { components }],
          ],
          rehypePlugins: rehypePlugins(pluginOptions),
        },
      },
    });
    result.node = content;
  } catch (error) {
    // The parser's own error has been reported with its position.
    if (result.findings.some(({ rule }) => rule === 'mdx-syntax')) return result;
    const message = error instanceof Error ? error.message : String(error);
    addFinding({ line: 0, rule: 'mdx-syntax', message, hint: SYNTAX_HINT, severity: 'error' });
  }
  return result;
}

const SYNTAX_HINT =
  'Close every tag, and put braces and angle brackets in prose in backticks, or write \\{ and &lt; for them.';

/** Reports where the parser stopped, which the library's own message does not say. */
// oxlint-disable oxc/no-this-in-exported-function -- a plugin finds its processor in "this"
function remarkSyntaxFindings(
  this: Processor,
  { addFinding }: { addFinding: (finding: UnfiledFinding) => void },
): void {
  const parse = this.parser;
  if (!parse) return;
  this.parser = (document, file) => {
    try {
      return parse(document, file);
    } catch (error) {
      const { reason, line, column } = error as { reason: string; line?: number; column?: number };
      // At the end of a file, the error names only the position of the tag that is still open: (3:1-3:6).
      const [, openLine, openColumn] = /\((\d+):(\d+)-/.exec(reason) ?? [];
      const position = line ? { line, column } : { line: Number(openLine ?? 0), column: Number(openColumn ?? 0) };
      addFinding({ ...position, rule: 'mdx-syntax', message: `${reason}.`, hint: SYNTAX_HINT, severity: 'error' });
      throw error;
    }
  };
}

// Authors' components take plain strings and children, and each validates its own.
// oxlint-disable-next-line typescript/no-explicit-any -- a map of components with different props has no narrower type
export type Vocabulary = Record<string, ComponentType<any>>;

/**
 * Wraps the components so that each gets what is `given` besides its attributes, and one that fails does not stop the
 * others: if one rejects its attributes or its data, this is reported at its tag, and its content is shown without it.
 */
function withErrorBoundaries(
  components: Vocabulary,
  given: object,
  add: { onPage: (finding: UnfiledFinding) => void; elsewhere: (findings: Finding[]) => void },
): Vocabulary {
  return Object.fromEntries(
    Object.entries(components).map(([name, component]) => {
      // They are functions without hooks, rendered once, so calling them is what React would do.
      const draw = component as (props: object) => ReactNode;
      const Guarded = ({
        [POSITION]: position = '',
        ...props
      }: {
        [POSITION]?: string;
        children?: ReactNode;
      }): ReactNode => {
        try {
          return draw({ ...props, ...given });
        } catch (error) {
          // Errors in a data file are reported there, once, no matter how many tags use it.
          if (error instanceof FindingError) add.elsewhere(error.findings);
          else {
            const [line = 0, column = 0] = position.split(':').map(Number);
            const message = error instanceof Error ? error.message : String(error);
            add.onPage({ line, column, rule: 'component', message, severity: 'error' });
          }
          return <div data-failed-component={name}>{props.children}</div>;
        }
      };
      // Components that inspect their children recognize them by name.
      Guarded.displayName = name;
      return [name, Guarded];
    }),
  );
}

/** The attribute that gives a component the position of its tag: `12:3` is line 12, column 3. */
const POSITION = 'data-position';

/**
 * Gives every component its position in the file. A capitalized tag that is not a component becomes a plain box, so
 * that its content is shown; the checks report it to the author.
 */
function remarkTagPositions({ components }: { components: ReadonlySet<string> }) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (!isTag(node) || !node.name || !/^[A-Z]/.test(node.name)) return;
      if (components.has(node.name)) {
        const { line = 0, column = 0 } = node.position?.start ?? {};
        node.attributes.push({ type: 'mdxJsxAttribute', name: POSITION, value: `${line}:${column}` });
      } else {
        node.name = node.type === 'mdxJsxFlowElement' ? 'div' : 'span';
        node.attributes = [];
      }
    });
  };
}
