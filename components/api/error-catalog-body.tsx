import type { ReactNode } from 'react';
import { errorCatalog, isCode, type CatalogError, type ErrorGroup } from '@/lib/openapi/error-catalog';
import type { Api } from '@/lib/openapi/load';
import { ApiHeading, InlineText, Text } from './text';

/** A code without parentheses, as a heading: `(other text)` is "Other text". */
function nameOf(code: string): string {
  const name = code.replace(/^\(|\)$/g, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Every error code with its meaning, causes, and solutions, made from the description. */
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

/** Every code with a link to its entry. Left out of search, which finds the entries themselves. Messages have no code. */
function CodeIndex({ groups }: { groups: ErrorGroup[] }): ReactNode {
  return (
    <section data-search-skip="">
      <ApiHeading id="codes">Find a code</ApiHeading>
      <ul className="code-index">
        {groups
          .flatMap(({ errors }) => errors)
          .filter(({ code }) => isCode(code))
          .map(({ code, id }) => (
            <li key={id}>
              <a href={`#${id}`}>
                <code>{code}</code>
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}

function ErrorEntry({ error }: { error: CatalogError }): ReactNode {
  const { code, id, formerIds, meaning, cases } = error;
  return (
    <div className="error-entry">
      {formerIds.map((formerId) => (
        <span key={formerId} id={formerId} />
      ))}
      <ApiHeading id={id} level={3} toc={false}>
        {nameOf(code)}
      </ApiHeading>
      <Text markdown={meaning} />
      {cases.map((one, index) => (
        <dl key={index}>
          {code.startsWith(`${one.status}.`) || cases[index - 1]?.status === one.status ? null : (
            <>
              <dt>Status</dt>
              <dd>{one.status}</dd>
            </>
          )}
          <dt>Cause</dt>
          <InlineText as="dd" markdown={one.cause} />
          <dt>What to do</dt>
          <InlineText as="dd" markdown={one.fix} />
        </dl>
      ))}
    </div>
  );
}
