import type { ReactNode } from 'react';
import { errorCatalog, isCode, type CatalogError, type ErrorCase, type ErrorGroup } from '@/lib/openapi/error-catalog';
import type { Api } from '@/lib/openapi/load';
import { ApiHeading, InlineText, Text } from './text';
import { OperationLink } from './operation-link';

/** A code without parentheses, as a heading: `(other text)` is "Other text". */
function nameOf(code: string): string {
  const name = code.replace(/^\(|\)$/g, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Every error code with its meaning, causes, solutions, and operations, made from the description. */
export function ErrorCatalogBody({ api }: { api: Api }): ReactNode {
  const groups = errorCatalog(api.document, api.operations);
  return (
    <>
      <Text markdown={api.landing.error_format} />
      <CodeIndex groups={groups} />
      {groups.map((group) => (
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

/** Every code with a link to its entry. Left out of search, which finds the entries themselves. */
function CodeIndex({ groups }: { groups: ErrorGroup[] }): ReactNode {
  return (
    <section data-search-skip="">
      <ApiHeading id="codes">Find a code</ApiHeading>
      <ul className="code-index">
        {groups.flatMap(({ errors }) =>
          errors.map(({ code, id }) => (
            <li key={id}>
              <a href={`#${id}`}>{isCode(code) ? <code>{code}</code> : nameOf(code)}</a>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}

function ErrorEntry({ error }: { error: CatalogError }): ReactNode {
  const { code, id, formerIds, meaning, cases } = error;
  return (
    <section className="error-entry" aria-labelledby={id}>
      {formerIds.map((formerId) => (
        <span key={formerId} id={formerId} />
      ))}
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
        {operations.length > 1 ? (
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
