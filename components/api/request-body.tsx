import type { ReactNode } from 'react';
import { QUERY_ID } from '@/lib/openapi/described-operations';
import type { Operation } from '@/lib/openapi/operations';
import type { SchemaNode } from '@/lib/openapi/schema-tree';
import { Required } from './fields';
import { ApiSection } from './headings';
import { MarkdownBlock } from './markdown';
import { CollapsedExamples } from './responses';
import { SchemaView } from './schema-view';

/** True if the type is all that a schema says. */
const isBare = ({ children, choice, description, possible }: SchemaNode): boolean =>
  !children.length && !choice && !description && !possible.length;

export function RequestSection({ id, body }: Pick<Operation, 'id' | 'body'>): ReactNode {
  if (!body) return null;
  return (
    <ApiSection id="request-body" title="Request Body" badge={body.required ? <Required /> : null}>
      {body.description ? <MarkdownBlock markdown={body.description} /> : null}
      <p>
        Content-Type: <code>{body.type}</code>
        {body.alsoTypes.map((type) => (
          <span key={type}>
            {' or '}
            <code>{type}</code>
          </span>
        ))}
      </p>
      {body.schema && !isBare(body.schema) ? <SchemaView id="request" schema={body.schema} badge="required" /> : null}
      {/* The sample has the first one. */}
      <CollapsedExamples content={{ ...body, examples: body.examples.slice(1) }} areQueries={id === QUERY_ID} />
    </ApiSection>
  );
}
