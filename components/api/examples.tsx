import type { ReactNode } from 'react';
import type { ShownContent } from '@/lib/openapi/operations';
import { ExampleCode, InlineText } from './text';

/** The examples of a body, each folded under its title; `areQueries` lets readers run them. */
export function FoldedExamples(props: { content: ShownContent; areQueries?: boolean }): ReactNode {
  const { content, areQueries } = props;
  return content.examples.map((example, index) => (
    <details key={index} className="fold">
      <summary>
        Example
        {example.summary ? (
          <>
            : <InlineText markdown={example.summary} />
          </>
        ) : null}
      </summary>
      <ExampleCode example={example} type={content.type} isQuery={areQueries} />
    </details>
  ));
}
