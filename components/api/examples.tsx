import type { ReactNode } from 'react';
import type { ShownContent } from '@/lib/openapi/operations';
import { ExampleCode, InlineText } from './text';

/** The examples of a body, each folded under its title. */
export function FoldedExamples({ content }: { content: ShownContent }): ReactNode {
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
      <ExampleCode example={example} type={content.type} />
    </details>
  ));
}
