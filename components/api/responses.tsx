import type { ReactNode } from 'react';
import type { ShownResponse } from '@/lib/openapi/operations';
import type { Texts } from '@/lib/openapi/texts';
import { ApiHeading } from './api-heading';
import { FoldedExamples } from './examples';
import { SchemaView } from './schema-view';
import { Text } from './text';

export const isSuccess = ({ status }: ShownResponse): boolean => status.startsWith('2');

/** What may come back, a row per status; failures are folded, for their schema is nearly always the same. */
export function Responses({ responses, texts }: { responses: ShownResponse[]; texts: Texts }): ReactNode {
  return (
    <section>
      <ApiHeading id="responses">Responses</ApiHeading>
      <table className="api-table responses-table" aria-labelledby="responses">
        <tbody>
          {responses.map((response) => (
            <tr key={response.status}>
              <th scope="row">
                <code className={isSuccess(response) ? 'status status-success' : 'status'}>{response.status}</code>
              </th>
              <td>
                <Text html={texts(response.description)} />
                <Content response={response} texts={texts} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Content({ response, texts }: { response: ShownResponse; texts: Texts }): ReactNode {
  const { content } = response;
  if (!content) return null;
  const schema = content.schema ? <SchemaView schema={content.schema} texts={texts} markOptional /> : null;
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
      <details className="fold">
        <summary>Schema</summary>
        {schema}
      </details>
      <FoldedExamples content={content} texts={texts} />
    </>
  );
}
