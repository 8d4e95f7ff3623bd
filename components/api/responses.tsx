import type { ReactNode } from 'react';
import type { ErrorEntry } from '@/lib/openapi/document';
import type { Example } from '@/lib/openapi/example';
import { ERROR_FORMAT_PATH, errorName, errorPath, isCode } from '@/lib/openapi/error-catalog';
import type { Operation, ShownContent, ShownResponse } from '@/lib/openapi/operations';
import { partId } from '@/lib/openapi/slug';
import { toHref } from '@/lib/settings/addresses';
import { SchemaView } from './schema-view';
import { ApiSection, ExampleCode, InlineText, PartLink, Text } from './text';

export const isSuccess = ({ status }: Pick<ShownResponse, 'status'>): boolean => status.startsWith('2');

/** An error with the ID of its place on the page. */
type ShownError = ErrorEntry & { id: string };

/**
 * The possible responses, one row per status, each with its errors. An error is explained here only if the operation
 * has it for a reason of its own; otherwise its code leads to the catalog, which also shows what a failed call returns.
 */
export function Responses({ operation }: { operation: Pick<Operation, 'responses' | 'errors'> }): ReactNode {
  const errors = withIds(operation.errors);
  const failures = operation.responses.filter((response) => !isSuccess(response));
  const row = (response: ShownResponse) => (
    <ResponseRow
      key={response.status}
      response={response}
      errors={errors.filter(({ status }) => String(status) === response.status)}
    />
  );
  return (
    <ApiSection id="responses" title="Responses">
      <table className="api-table responses-table" aria-labelledby="responses">
        <tbody>{operation.responses.filter(isSuccess).map(row)}</tbody>
        {failures.length ? <tbody id="errors">{failures.map(row)}</tbody> : null}
      </table>
      <p id={failures.length ? undefined : 'errors'} className="error-shape">
        <span id="error-shape" />
        {errors.length ? (
          <a href={toHref(ERROR_FORMAT_PATH)}>Error format</a>
        ) : (
          'This operation has no error codes of its own.'
        )}
      </p>
    </ApiSection>
  );
}

/** The same code may have several causes. */
function withIds(errors: ErrorEntry[]): ShownError[] {
  const ids = new Map<string, number>();
  return errors.map((error) => {
    const id = partId('error', error.code);
    const before = ids.get(id) ?? 0;
    ids.set(id, before + 1);
    return { ...error, id: before ? partId(id, before + 1) : id };
  });
}

function ResponseRow({ response, errors }: { response: ShownResponse; errors: ShownError[] }): ReactNode {
  const { status, description, content } = response;
  const isGood = isSuccess(response);
  return (
    <tr id={partId('response', status)}>
      <th scope="row">
        <code className={isGood ? 'status status-success' : 'status'}>{status}</code>
      </th>
      <td>
        {isGood || !errors.length ? <Text markdown={description} /> : null}
        {isGood && content ? (
          <>
            <p className="part">Schema</p>
            {content.schema ? (
              <SchemaView id={partId('response', status)} schema={content.schema} mark="optional" />
            ) : null}
          </>
        ) : null}
        {isGood && errors.length ? <p className="part">Failures with status {status}</p> : null}
        <ErrorList errors={errors.length === 1 ? errors.map((one) => ({ ...one, meaning: description })) : errors} />
        {isGood || !content ? null : (
          <FoldedExamples content={{ ...content, examples: content.examples.filter(isUnusual) }} />
        )}
      </td>
    </tr>
  );
}

/** Nearly every failed call returns an object with only `error`. */
const isUnusual = ({ value }: Example): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).join() !== 'error';

/** What goes wrong, why, and what to do; standard errors in one sentence. Each code leads to its entry in the catalog. */
function ErrorList({ errors }: { errors: ShownError[] }): ReactNode {
  if (!errors.length) return null;
  return (
    <ul className="operation-errors">
      {errors.map(({ code, standard, meaning, cause, fix, id, anchors = [] }) => (
        <li key={id} id={id}>
          {anchors.map((anchor) => (
            <span key={anchor} id={partId('error', anchor)} />
          ))}
          <p className="error-head">
            <a href={toHref(errorPath(code))}>{isCode(code) ? <code>{code}</code> : errorName(code)}</a>
            <PartLink id={id} name={code} />
          </p>
          <Text markdown={standard ? meaning : cause} />
          {standard ? null : (
            <p>
              {' '}
              <strong>What to do:</strong> <InlineText markdown={fix} />
            </p>
          )}
        </li>
      ))}
    </ul>
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
