import type { ReactNode } from 'react';
import { errorCatalog, errorName, type CatalogError } from '@/lib/openapi/error-catalog';
import type { Api } from '@/lib/openapi/load-api';
import { ApiHeading } from './headings';
import { MarkdownBlock, MarkdownInline } from './markdown';

/** Every error code with its meaning, causes, and solutions, made from the description. */
export function ErrorCatalogBody({ api }: { api: Api }): ReactNode {
  const groups = errorCatalog(api.description, api.operations);
  return (
    <>
      <MarkdownBlock markdown={api.texts.error_format} />
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={group.id}>
          <ApiHeading id={group.id}>{group.title}</ApiHeading>
          {group.errors.map((error) => (
            <CatalogEntry key={error.id} error={error} />
          ))}
        </section>
      ))}
    </>
  );
}

function CatalogEntry({ error }: { error: CatalogError }): ReactNode {
  const { code, id, meaning, cases } = error;
  return (
    <div>
      <ApiHeading id={id} level={3}>
        {errorName(code)}
      </ApiHeading>
      <MarkdownBlock markdown={meaning} />
      {cases.map(({ status, cause, fix }, index) => (
        <dl key={index} className="facts">
          {code.startsWith(`${status}.`) || cases[index - 1]?.status === status ? null : (
            <div>
              <dt>Status</dt>
              <dd>{status}</dd>
            </div>
          )}
          <div>
            <dt>Cause</dt>
            <MarkdownInline as="dd" markdown={cause} />
          </div>
          <div>
            <dt>What to do</dt>
            <MarkdownInline as="dd" markdown={fix} />
          </div>
        </dl>
      ))}
    </div>
  );
}
