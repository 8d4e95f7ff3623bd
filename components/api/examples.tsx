import type { ReactNode } from 'react';
import type { ShownContent } from '@/lib/openapi/operations';
import { exampleFence, type Texts } from '@/lib/openapi/texts';
import { InlineText } from './text';

/** The examples of a body, each folded under its title. */
export function FoldedExamples({ content, texts }: { content: ShownContent; texts: Texts }): ReactNode {
  return content.examples.map((example, index) => (
    <details key={index} className="fold">
      <summary>
        Example
        {example.summary ? (
          <>
            : <InlineText html={texts(example.summary)} />
          </>
        ) : null}
      </summary>
      <div dangerouslySetInnerHTML={{ __html: texts(exampleFence(example, content.type)) }} />
    </details>
  ));
}
