import type { ReactNode } from 'react';
import { formatJson } from '@/lib/content/catalog/format-json';

/** A made-up event as JSON, under a title. */
export function ExampleEvent({ title, event }: { title: string; event: unknown }): ReactNode {
  return (
    <figure className="code" data-language="json">
      <figcaption className="code-title">{title}</figcaption>
      <pre tabIndex={0}>
        <code className="language-json">{formatJson(event, 96)}</code>
      </pre>
    </figure>
  );
}
