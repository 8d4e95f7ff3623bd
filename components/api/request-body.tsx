import type { ReactNode } from 'react';
import type { Operation } from '@/lib/openapi/operations';
import type { Texts } from '@/lib/openapi/texts';
import { ApiHeading } from './api-heading';
import { FoldedExamples } from './examples';
import { Required } from './field-line';
import { SchemaView } from './schema-view';
import { Text } from './text';

/** The request body: description, media types, fields, examples. */
export function RequestBody({ body, texts }: { body: Operation['body']; texts: Texts }): ReactNode {
  if (!body) return null;
  return (
    <section>
      <ApiHeading
        id="request-body"
        mark={
          body.required ? (
            <>
              {' '}
              <Required />
            </>
          ) : null
        }
      >
        Request Body
      </ApiHeading>
      {body.description ? <Text html={texts(body.description)} /> : null}
      <p className="media-types">
        Content-Type: <code>{body.type}</code>
        {body.alsoTypes.map((type) => (
          <span key={type}>
            {' or '}
            <code>{type}</code>
          </span>
        ))}
      </p>
      {body.schema ? <SchemaView id="request" schema={body.schema} texts={texts} markOptional={false} /> : null}
      <FoldedExamples content={body} texts={texts} />
    </section>
  );
}
