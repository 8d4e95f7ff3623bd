import type { ReactNode } from 'react';
import { partId } from '@/lib/openapi/slug';
import type { ShownContent, ShownResponse } from '@/lib/openapi/operations';
import type { SchemaNode } from '@/lib/openapi/schema-tree';
import { ApiHeading, ExampleCode, InlineText, Text } from './text';
import { SchemaView } from './schema-view';

export const isSuccess = ({ status }: ShownResponse): boolean => status.startsWith('2');

const ERROR_SHAPE = 'error-shape';

/**
 * The possible responses, one row per status. Errors nearly always have the same structure, which is shown once,
 * below.
 */
export function Responses({ responses }: { responses: ShownResponse[] }): ReactNode {
  const error = sharedShape(responses);
  return (
    <section>
      <ApiHeading id="responses">Responses</ApiHeading>
      <table className="api-table responses-table" aria-labelledby="responses">
        <tbody>
          {responses.map((response) => (
            <tr key={response.status} id={partId('response', response.status)}>
              <th scope="row">
                <code className={isSuccess(response) ? 'status status-success' : 'status'}>{response.status}</code>
              </th>
              <td>
                <Text markdown={response.description} />
                <Content response={response} error={error} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {error ? (
        <section>
          <ApiHeading id={ERROR_SHAPE} level={3}>
            Error format
          </ApiHeading>
          <SchemaView id={ERROR_SHAPE} schema={error} markOptional />
        </section>
      ) : null}
    </section>
  );
}

const sameShape = (one: SchemaNode | undefined, other: SchemaNode | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The schema that most error responses have. */
function sharedShape(responses: ShownResponse[]): SchemaNode | undefined {
  const shapes = responses.flatMap((one) => (isSuccess(one) || !one.content?.schema ? [] : [one.content.schema]));
  const uses = (shape: SchemaNode): number => shapes.filter((other) => sameShape(shape, other)).length;
  return shapes.toSorted((one, other) => uses(other) - uses(one))[0];
}

function Content(props: { response: ShownResponse; error: SchemaNode | undefined }): ReactNode {
  const { response, error } = props;
  const { content } = response;
  if (!content) return null;
  const schema = content.schema ? (
    <SchemaView id={partId('response', response.status)} schema={content.schema} markOptional />
  ) : null;
  if (isSuccess(response)) {
    return (
      <>
        <p className="part">Schema</p>
        {schema}
      </>
    );
  }
  return (
    <>
      {content.schema && sameShape(content.schema, error) ? (
        <p className="error-shape">
          <a href={`#${ERROR_SHAPE}`}>Error format</a>
        </p>
      ) : (
        <details className="fold">
          <summary>Schema</summary>
          {schema}
        </details>
      )}
      <FoldedExamples content={content} />
    </>
  );
}

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
