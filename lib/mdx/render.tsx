/** The only file that imports next-mdx-remote. The library is archived upstream, and can be replaced here. */
import type { ReactNode } from 'react';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { Diagnostic, TextDiagnostic } from '@/lib/diagnostics/diagnostic';
import type { Reference } from './collect-references';
import { guarded, type Vocabulary } from './guard';
import { protectExplicitIds, type Heading } from './heading-ids';
import { rehypePlugins, remarkPlugins } from './plugins';
import { remarkRecoverSyntax } from './recover-syntax';
import { remarkTagPlaces } from './tag-places';

export type { Vocabulary } from './guard';

export interface RenderedMdx {
  /** Null only when none of the text can be parsed. */
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
 * file. A mistake becomes a problem with its position, and the rest is rendered.
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
            [remarkRecoverSyntax, { report }],
            ...remarkPlugins(pluginOptions),
            [remarkTagPlaces, { known }],
          ],
          rehypePlugins: rehypePlugins(pluginOptions),
        },
      },
    });
    result.content = content;
  } catch (error) {
    report(syntaxProblem(error instanceof Error ? error.message : String(error)));
  }
  return result;
}

/** Errors that the parser could not recover from. */
function syntaxProblem(message: string): TextDiagnostic {
  const reason =
    /\[next-mdx-remote\] error compiling MDX:\s*([^\n]+)/.exec(message)?.[1] ?? message.split('\n')[0] ?? '';
  return {
    line: 0,
    rule: 'mdx-syntax',
    message: reason.trim(),
    hint: 'Put braces and angle brackets in prose in backticks, and close every tag that you open.',
    severity: 'error',
  };
}
