/** The only file that imports next-mdx-remote: the library is archived upstream and can be replaced here alone. */
import type { ComponentType, ReactNode } from 'react';
import { compileMDX } from 'next-mdx-remote/rsc';
import type { TextDiagnostic } from '@/lib/diagnostics/diagnostic';
import type { Reference } from './collect-references';
import { protectExplicitIds, type Heading } from './heading-ids';
import { rehypePlugins, remarkPlugins } from './plugins';
import { remarkSyntaxPlace, type Place } from './syntax-place';

// Authors' components take plain strings and children; each checks its own.
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a map of components with different props has no narrower type
export type Vocabulary = Record<string, ComponentType<any>>;

export interface RenderedMdx {
  content: ReactNode;
  headings: Heading[];
  references: Reference[];
  problems: TextDiagnostic[];
}

/**
 * MDX to React content, with what the checks need to know of it.
 * `source` keeps the line numbers of its file. A syntax error becomes a problem with its place, and no content.
 */
export async function renderMdx(
  source: string,
  options: { title: string; basePath: string; components: Vocabulary },
): Promise<RenderedMdx> {
  const result: RenderedMdx = { content: null, headings: [], references: [], problems: [] };
  const pluginOptions = {
    title: options.title,
    basePath: options.basePath,
    report: (problem: TextDiagnostic) => result.problems.push(problem),
    onHeading: (heading: Heading) => result.headings.push(heading),
    onReference: (reference: Reference) => result.references.push(reference),
  };
  let place: Place | undefined;
  const setPlace = (found: Place) => {
    place = found;
  };
  try {
    const { content } = await compileMDX({
      source: protectExplicitIds(source),
      components: options.components,
      options: {
        mdxOptions: {
          remarkPlugins: [[remarkSyntaxPlace, { onError: setPlace }], ...remarkPlugins(pluginOptions)],
          rehypePlugins: rehypePlugins(pluginOptions),
        },
      },
    });
    if (!result.problems.some((problem) => problem.severity === 'error')) result.content = content;
  } catch (error) {
    result.problems.push(syntaxProblem(error instanceof Error ? error.message : String(error), place));
  }
  return result;
}

function syntaxProblem(message: string, place?: Place): TextDiagnostic {
  const reason =
    /\[next-mdx-remote\] error compiling MDX:\s*([^\n]+)/.exec(message)?.[1] ?? message.split('\n')[0] ?? '';
  return {
    line: place?.line ?? 0,
    column: place?.column,
    rule: 'mdx-syntax',
    message: reason.trim(),
    hint: 'Put braces and angle brackets of prose in backticks, and close every tag that you open.',
    severity: 'error',
  };
}
