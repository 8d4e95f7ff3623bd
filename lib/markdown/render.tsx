/** The only file that imports next-mdx-remote. The library is archived upstream, and can be replaced here. */
import type { ReactNode } from 'react';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { Processor } from 'unified';
import type { Diagnostic, TextDiagnostic } from '@/lib/diagnostics/diagnostic';
import type { Reference } from './collect-references';
import { guarded, type Vocabulary } from './guard';
import { protectExplicitIds, type Heading } from './heading-ids';
import { rehypePlugins, remarkPlugins } from './plugins';
import { remarkTagPlaces } from './tag-places';

export type { Vocabulary } from './guard';

export interface RenderedMdx {
  /** Null if the text cannot be parsed. */
  content: ReactNode;
  headings: Heading[];
  references: Reference[];
  /** What is wrong on the page; rendering the content adds what its components find. */
  problems: TextDiagnostic[];
  /** What is wrong in data files that the page uses, found when the content is rendered. */
  elsewhere: Diagnostic[];
}

/**
 * Compiles MDX to React content, with the information that the checks need. `source` keeps the line numbers of its
 * file. Everything wrong becomes a problem with its position, and the rest is rendered; only text that cannot be parsed
 * has one problem and no content.
 */
export async function renderMdx(
  source: string,
  options: { title: string; basePath: string; components: Vocabulary },
): Promise<RenderedMdx> {
  const result: RenderedMdx = { content: null, headings: [], references: [], problems: [], elsewhere: [] };
  const report = (problem: TextDiagnostic) => result.problems.push(problem);
  const pluginOptions = {
    title: options.title,
    basePath: options.basePath,
    report,
    onHeading: (heading: Heading) => result.headings.push(heading),
    onReference: (reference: Reference) => result.references.push(reference),
  };
  const known = new Set(Object.keys(options.components));
  try {
    const { content } = await compileMDX({
      source: protectExplicitIds(source),
      components: guarded(options.components, {
        onPage: report,
        elsewhere: (problems) => result.elsewhere.push(...problems),
      }),
      options: {
        mdxOptions: {
          remarkPlugins: [
            [remarkReportSyntax, { report }],
            ...remarkPlugins(pluginOptions),
            [remarkTagPlaces, { known }],
          ],
          rehypePlugins: rehypePlugins(pluginOptions),
        },
      },
    });
    result.content = content;
  } catch (error) {
    // The parser's own error has been reported with its position.
    if (result.problems.some(({ rule }) => rule === 'mdx-syntax')) return result;
    const message = error instanceof Error ? error.message : String(error);
    report({ line: 0, rule: 'mdx-syntax', message, hint: SYNTAX_HINT, severity: 'error' });
  }
  return result;
}

const SYNTAX_HINT =
  'Close every tag, and put braces and angle brackets in prose in backticks, or write \\{ and &lt; for them.';

/** Reports where the parser stopped, which the library's own message does not say. */
// oxlint-disable oxc/no-this-in-exported-function -- a plugin finds its processor in "this"
function remarkReportSyntax(this: Processor, { report }: { report: (problem: TextDiagnostic) => void }): void {
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
      report({ ...position, rule: 'mdx-syntax', message: `${reason}.`, hint: SYNTAX_HINT, severity: 'error' });
      throw error;
    }
  };
}
