import type { ReactNode } from 'react';
import type { ErrorEntry } from '@/lib/openapi/description';
import type { Example } from '@/lib/openapi/example';
import { ERROR_FORMAT_PATH, errorName, errorPath, isCode } from '@/lib/openapi/error-catalog';
import type { Operation, ShownBody, ShownResponse } from '@/lib/openapi/operations';
import { anchorId } from '@/lib/openapi/anchor-id';
import { toHref } from '@/lib/settings/addresses';
import { Code } from '@/components/shared/code';
import { SchemaView } from './schema-view';
import { ApiSection, ExampleCode, InlineText, PartLink, BlockText } from './text';

export const isSuccess = ({ status }: Pick<ShownResponse, 'status'>): boolean => status.startsWith('2');

/** An error with its anchor on the page. */
type ShownError = ErrorEntry & { id: string };

/**
 * The possible responses, then the errors, one row each. An error is explained here only if the operation has it for a
 * reason of its own; otherwise its code leads to the catalog, which also shows what a failed call returns.
 */
export function Responses({ operation }: { operation: Pick<Operation, 'responses' | 'errors'> }): ReactNode {
  const errors = withIds(operation.errors);
  const failures = operation.responses.filter((response) => !isSuccess(response));
  const rows = (response: ShownResponse) => (
    <ResponseRows
      key={response.status}
      response={response}
      errors={errors.filter(({ status }) => String(status) === response.status)}
    />
  );
  return (
    <ApiSection id="responses" title="Responses">
      <table className="api-table responses-table" data-markdown="list" aria-labelledby="responses">
        <thead>
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
            <th scope="col">Code</th>
          </tr>
        </thead>
        <tbody>{operation.responses.filter(isSuccess).map(rows)}</tbody>
        {failures.length ? (
          <tbody id="errors" className="operation-errors">
            {failures.map(rows)}
          </tbody>
        ) : null}
      </table>
      <p id={failures.length ? undefined : 'errors'} className="error-shape">
        {errors.length ? (
          <a href={toHref(ERROR_FORMAT_PATH)}>Error format</a>
        ) : (
          'This operation has no error codes of its own.'
        )}
      </p>
    </ApiSection>
  );
}

/** A code may have several causes. */
function withIds(errors: ErrorEntry[]): ShownError[] {
  const ids = new Map<string, number>();
  return errors.map((error) => {
    const id = anchorId('error', error.code);
    const before = ids.get(id) ?? 0;
    ids.set(id, before + 1);
    return { ...error, id: before ? anchorId(id, before + 1) : id };
  });
}

/** A row for the response itself, if it succeeds or has no errors with a code, and one for each error. */
function ResponseRows({ response, errors }: { response: ShownResponse; errors: ShownError[] }): ReactNode {
  const { status, description, content } = response;
  const isGood = isSuccess(response);
  const hasOwnRow = isGood || !errors.length;
  const head = (
    <th scope="rowgroup" rowSpan={errors.length + (hasOwnRow ? 1 : 0)}>
      <code className={isGood ? 'status status-success strong' : 'status strong'}>{status}</code>
    </th>
  );
  const examples =
    isGood || !content ? null : (
      <CollapsedExamples content={{ ...content, examples: content.examples.filter(isUnusual) }} />
    );
  return (
    <>
      {hasOwnRow ? (
        <tr id={anchorId('response', status)}>
          {head}
          <td colSpan={2}>
            <BlockText markdown={description} />
            {isGood && content?.schema ? (
              <>
                <p className="strong">Schema</p>
                <SchemaView id={anchorId('response', status)} schema={content.schema} badge="optional" />
              </>
            ) : null}
            {examples}
          </td>
        </tr>
      ) : null}
      {errors.map((error, index) => (
        <tr key={error.id} id={error.id}>
          {hasOwnRow || index ? null : head}
          <td id={hasOwnRow || index ? undefined : anchorId('response', status)}>
            {isGood ? <p className="strong">Failure with status {status}</p> : null}
            <ErrorMeaning error={errors.length === 1 ? { ...error, meaning: description } : error} />
            {index === errors.length - 1 && !hasOwnRow ? examples : null}
          </td>
          <td className="error-code">
            <a href={toHref(errorPath(error.code))}>
              {isCode(error.code) ? <Code>{error.code}</Code> : errorName(error.code)}
            </a>
            <PartLink id={error.id} name={error.code} />
          </td>
        </tr>
      ))}
    </>
  );
}

/** Nearly every failed call returns an object with only `error`. */
const isUnusual = ({ value }: Example): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).join() !== 'error';

/** The errors of an operation and their fixes; standard errors in one sentence. */
function ErrorMeaning({ error }: { error: ShownError }): ReactNode {
  const { standard, meaning, cause, fix } = error;
  return (
    <>
      <BlockText markdown={standard ? meaning : cause} />
      {standard ? null : (
        <p>
          <strong>What to do:</strong> <InlineText markdown={fix} />
        </p>
      )}
    </>
  );
}

/** The examples of a body, each collapsed under its title; `areQueries` lets readers run them. */
export function CollapsedExamples(props: { content: ShownBody; areQueries?: boolean }): ReactNode {
  const { content, areQueries } = props;
  return content.examples.map((example, index) => (
    <details key={index} className="api-details">
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
