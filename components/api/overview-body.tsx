import type { ReactNode } from 'react';
import { operationPath } from '@/lib/openapi/api-paths';
import type { Api } from '@/lib/openapi/load-api';
import { operationGroups } from '@/lib/openapi/operation-groups';
import type { Operation } from '@/lib/openapi/operations';
import { toHref } from '@/lib/settings/addresses';
import { ApiHeading, ApiSection } from './headings';
import { MarkdownBlock, MarkdownInline } from './markdown';
import { MethodBadge } from './method-badge';

/** The introduction: a first request, the guides, the tree of resources, and all operations by tag. */
export function OverviewBody({ api }: { api: Api }): ReactNode {
  const { texts } = api;
  const { title, description = '' } = api.description.info;
  return (
    <>
      <MarkdownBlock markdown={description} />
      <MarkdownBlock markdown={texts.introduction} title={title} />
      <Operations api={api} />
    </>
  );
}

function Operations({ api: { description, operations } }: { api: Api }): ReactNode {
  const { groups, unimplemented } = operationGroups(description, operations);
  return (
    <ApiSection id="operations" title="All operations">
      {groups.map((group) => (
        <section key={group.tag} aria-label={group.label}>
          <ApiHeading id={`tag-${group.tag.toLowerCase()}`} level={3} isInToc={false}>
            {group.label}
          </ApiHeading>
          {group.description ? (
            <p>
              <MarkdownInline markdown={group.description} />
            </p>
          ) : null}
          <OperationList operations={group.operations} />
        </section>
      ))}
      {unimplemented.length ? (
        <details className="api-details">
          <summary>Operations in the 2021 protocol that no server implements ({unimplemented.length})</summary>
          <OperationList operations={unimplemented} />
        </details>
      ) : null}
    </ApiSection>
  );
}

/** Left out of search, which finds the operations' own pages. */
function OperationList({ operations }: { operations: Operation[] }): ReactNode {
  return (
    <ul className="operation-list plain-list" data-search-skip="">
      {operations.map(({ slug, method, title, status, path }) => (
        <li key={slug}>
          <MethodBadge method={method} /> <a href={toHref(operationPath(slug))}>{title}</a>{' '}
          {status === 'ok' ? null : <span className="badge quiet">{status.replace('-', ' ')} </span>}
          <code className="operation-path muted">{path}</code>
        </li>
      ))}
    </ul>
  );
}
