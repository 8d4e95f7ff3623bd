import type { ReactNode } from 'react';
import { Code } from '@/components/shared/code';
import { anchorId } from '@/lib/openapi/anchor-id';
import type { DescribedError } from '@/lib/openapi/description';
import { ERROR_FORMAT_ADDRESS, errorName, errorAddress, isCode } from '@/lib/openapi/error-catalog';
import type { Example } from '@/lib/openapi/example';
import type { Operation, ShownBody, ShownResponse } from '@/lib/openapi/operations';
import { toHref } from '@/lib/settings/addresses';
import { AnchorLink, ApiSection } from './headings';
import { ExampleCode, MarkdownBlock, MarkdownInline } from './markdown';
import { SchemaView } from './schema-view';

export const isSuccess = ({ status }: Pick<ShownResponse, 'status'>): boolean => status.startsWith('2');

/** An error with its anchor on the page. */
type ShownError = DescribedError & { id: string };

/**
 * The possible responses, one row each: what success returns, in full width, then what fails. An error is explained here
 * only if the operation has it for a reason of its own; otherwise its code leads to the catalog, which also shows what a
 * failed call returns.
 */
export function Responses({ operation }: { operation: Pick<Operation, 'responses' | 'errors'> }): ReactNode {
  const { responses } = operation;
  const errors = withIds(operation.errors);
  const errorsOf = ({ status }: ShownResponse) => errors.filter((error) => String(error.status) === status);
  const failures = responses.filter((response) => !isSuccess(response) || errorsOf(response).length);
  return (
    <ApiSection id="responses" title="Responses">
      <table className="responses-table" data-markdown="list" aria-labelledby="responses">
        <thead className="sr-only">
          <tr>
            <th scope="col">Status</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {responses.filter(isSuccess).map((response) => (
            <SuccessRows key={response.status} response={response} />
          ))}
        </tbody>
        {failures.length ? (
          <tbody id="errors">
            {failures.map((response) => (
              <FailureRows key={response.status} response={response} errors={errorsOf(response)} />
            ))}
          </tbody>
        ) : null}
      </table>
      <p id={failures.length ? undefined : 'errors'} className="quiet">
        {errors.length ? (
          <a href={toHref(ERROR_FORMAT_ADDRESS)}>Error format</a>
        ) : (
          'This operation has no error codes of its own.'
        )}
      </p>
    </ApiSection>
  );
}

/** A code may have several causes. */
function withIds(errors: DescribedError[]): ShownError[] {
  const ids = new Map<string, number>();
  return errors.map((error) => {
    const id = anchorId('error', error.code);
    const before = ids.get(id) ?? 0;
    ids.set(id, before + 1);
    return { ...error, id: before ? anchorId(id, before + 1) : id };
  });
}

/** The status and its meaning, and below both what comes back. */
function SuccessRows({ response: { status, description, content } }: { response: ShownResponse }): ReactNode {
  const id = anchorId('response', status);
  return (
    <>
      <tr id={id}>
        <th scope="row">
          <code className="status status-success strong">{status}</code>
        </th>
        <td>
          <MarkdownBlock markdown={description} />
        </td>
      </tr>
      {content?.schema ? (
        <tr>
          <td colSpan={2}>
            <SchemaView id={id} schema={content.schema} badge="optional" />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** A row for each error with a code, or else for the response itself. */
function FailureRows({ response, errors }: { response: ShownResponse; errors: ShownError[] }): ReactNode {
  const { status, description, content } = response;
  const head = (
    <th scope="rowgroup" rowSpan={errors.length || 1}>
      <code className="status strong">{status}</code>
    </th>
  );
  const id = isSuccess(response) ? undefined : anchorId('response', status);
  const examples =
    id && content ? <CollapsedExamples content={{ ...content, examples: content.examples.filter(isUnusual) }} /> : null;
  if (!errors.length) {
    return (
      <tr id={id}>
        {head}
        <td>
          <MarkdownBlock markdown={description} />
          {examples}
        </td>
      </tr>
    );
  }
  return errors.map((error, index) => (
    <tr key={error.id} id={error.id}>
      {index ? null : head}
      <td id={index ? undefined : id}>
        <ErrorMeaning error={id && errors.length === 1 ? { ...error, meaning: description } : error} />
        <p className="error-code quiet">
          <a href={toHref(errorAddress(error.code))}>
            {isCode(error.code) ? <Code>{error.code}</Code> : errorName(error.code)}
          </a>
          <AnchorLink id={error.id} name={error.code} />
        </p>
        {index === errors.length - 1 ? examples : null}
      </td>
    </tr>
  ));
}

/** Nearly every failed call returns an object with only `error`. */
const isUnusual = ({ value }: Example): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).join() !== 'error';

/** The errors of an operation and their fixes; standard errors in one sentence. */
function ErrorMeaning({ error }: { error: ShownError }): ReactNode {
  const { standard, meaning, cause, fix } = error;
  return (
    <>
      <MarkdownBlock markdown={standard ? meaning : cause} />
      {standard ? null : (
        <p>
          <strong>What to do:</strong> <MarkdownInline markdown={fix} />
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
            : <MarkdownInline markdown={example.summary} />
          </>
        ) : null}
      </summary>
      <ExampleCode example={example} type={content.type} isQuery={areQueries} />
    </details>
  ));
}
