import type { ReactNode } from 'react';
import { errorCatalog, type CatalogError, type ErrorCase } from '@/lib/openapi/error-catalog';
import type { Api } from '@/lib/openapi/load';
import { ApiHeading } from './api-heading';
import { OperationLink } from './operation-link';
import { InlineText, Text } from './text';

const OPENING = `When a call fails, the response contains a code in \`error\`, such as \`404.resource-not-found\`. The HTTP status is the number at the start of the code. Each code has its own address on this page, which ends in the code itself: [\`/api/errors/#404.resource-not-found\`](#404.resource-not-found).

In your program, test the status and the code, never the wording of other texts. [Errors](/api/#errors) in the introduction lists the rules that apply to all of them.`;

/** Longer lists of operations are folded. */
const SHOWN_OPERATIONS = 4;

/** A code without parentheses, as a heading: `(other text)` is "Other text". */
function nameOf(code: string): string {
  const name = code.replace(/^\(|\)$/g, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Every error code with its meaning, causes, solutions, and operations, made from the description. */
export function ErrorCatalogBody({ api }: { api: Api }): ReactNode {
  return (
    <>
      <Text markdown={OPENING} />
      {errorCatalog(api.document, api.operations).map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <ApiHeading id={group.id}>{group.title}</ApiHeading>
          {group.errors.map((error) => (
            <ErrorEntry key={error.id} error={error} />
          ))}
        </section>
      ))}
    </>
  );
}

function ErrorEntry({ error }: { error: CatalogError }): ReactNode {
  const { code, id, meaning, cases } = error;
  return (
    <section className="error-entry" aria-labelledby={id}>
      <ApiHeading id={id} level={3}>
        {nameOf(code)}
      </ApiHeading>
      <Text markdown={meaning} />
      {cases.map((one, index) => (
        <dl key={index}>
          <dt>Status</dt>
          <dd>{one.status}</dd>
          <dt>Cause</dt>
          <dd>
            <InlineText markdown={one.cause} />
          </dd>
          <dt>What to do</dt>
          <dd>
            <InlineText markdown={one.cure} />
          </dd>
          <Senders operations={one.operations} />
        </dl>
      ))}
    </section>
  );
}

/** Which operations return an error. Left out of search, because every operation would match most codes. */
function Senders({ operations }: Pick<ErrorCase, 'operations'>): ReactNode {
  if (!operations.length) return null;
  const list = (
    <ul className="operation-list">
      {operations.map((operation) => (
        <li key={operation.slug}>
          <OperationLink operation={operation} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <dt data-search-skip="">Returned by</dt>
      <dd data-search-skip="">
        {operations.length > SHOWN_OPERATIONS ? (
          <details className="fold">
            <summary>{operations.length} operations</summary>
            {list}
          </details>
        ) : (
          list
        )}
      </dd>
    </>
  );
}
