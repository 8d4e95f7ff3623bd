import { Fragment, type ReactNode } from 'react';
import { loadContent } from '@/lib/content/load-content';
import { calledParameters } from '@/lib/openapi/curl-sample';
import { isServed } from '@/lib/openapi/operation-groups';
import type { Operation } from '@/lib/openapi/operations';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { normalizePath } from '@/lib/settings/paths';
import { ParameterTable } from './fields';
import { ApiSection } from './headings';
import { MarkdownBlock, MarkdownInline } from './markdown';
import { RequestSection } from './request-body';
import { Responses } from './responses';

const LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;

/** The text before the sample: whether servers have the operation, what it does, and for whom. */
export function OperationLead({ operation }: { operation: Operation }): ReactNode {
  const { description, permission } = operation;
  return (
    <>
      <StatusNotice operation={operation} />
      <MarkdownBlock markdown={description} />
      {permission && isServed(operation) ? (
        <p className="permission tint">
          <strong>Who it's for:</strong> <MarkdownInline markdown={permission} />
        </p>
      ) : null}
    </>
  );
}

/** The text after the sample, complete at build time: what a call sends, what comes back, and what else matters. */
export function OperationBody({ operation }: { operation: Operation }): ReactNode {
  const { parameters, body, notes, guides, sdk } = operation;
  const called = calledParameters(operation);
  return (
    <>
      {LOCATIONS.map((location) => (
        <ParameterTable key={location} location={location} parameters={parameters[location]} called={called} />
      ))}
      <RequestSection id={operation.id} body={body} />
      <Responses operation={operation} />
      <ListSection id="notes" title="Notes">
        {notes.map((note) => (
          <MarkdownInline key={note} markdown={note} />
        ))}
      </ListSection>
      <ListSection id="client-libraries" title="Client libraries">
        {CLIENTS.filter(({ key }) => sdk[key]).map(({ key, name, path }) => (
          <Fragment key={key}>
            <a href={toHref(path)}>{name}</a>: <code>{sdk[key]}</code>
          </Fragment>
        ))}
      </ListSection>
      <ListSection id="guides" title="Guides">
        {guides.map((path) => (
          <a key={path} href={toHref(path)}>
            {titleOf(path)}
          </a>
        ))}
      </ListSection>
    </>
  );
}

/** A section with a list; nothing without any items. */
function ListSection({ id, title, children }: { id: string; title: string; children: ReactNode[] }): ReactNode {
  if (!children.length) return null;
  return (
    <ApiSection id={id} title={title}>
      <ul>
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </ApiSection>
  );
}

/** The title of a document, or its path if there is none; the content check then reports the link. */
const titleOf = (path: string): string =>
  loadContent().documents.find((document) => document.path === normalizePath(path))?.frontMatter.title ?? path;

/** The clients whose calls the description names, each with the path of its page. */
const CLIENTS = [
  { key: 'js', name: 'JavaScript', path: KNOWN_PAGES.javascript },
  { key: 'python', name: 'Python', path: KNOWN_PAGES.python },
];

/** Says at the top of the page that an operation is deprecated or that no server implements it. */
function StatusNotice({ operation }: { operation: Operation }): ReactNode {
  const { status, statusNote } = operation;
  if (status === 'ok') return null;
  const isDeprecated = status === 'deprecated';
  const look = isDeprecated ? 'warning' : 'note';
  return (
    <aside className={`admonition admonition-${look} tint`} data-markdown={look} role="note">
      <p className="admonition-title strong">{isDeprecated ? 'deprecated' : 'not implemented'}</p>
      {isDeprecated ? <p>This endpoint has been deprecated and may be removed in future versions of the API.</p> : null}
      {statusNote ? <MarkdownBlock markdown={statusNote} /> : null}
      {isDeprecated || statusNote ? null : <p>No server implements this operation.</p>}
    </aside>
  );
}
