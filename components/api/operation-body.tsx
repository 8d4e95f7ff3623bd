import { Fragment, type ReactNode } from 'react';
import { titleOf } from '@/lib/content/page-titles';
import { toHref } from '@/lib/settings/addresses';
import { isServed } from '@/lib/openapi/navigation';
import type { Operation } from '@/lib/openapi/operations';
import { ApiSection, InlineText, Text } from './text';
import { MethodBadge } from './operation-link';
import { ParameterTable } from './fields';
import { RequestBody } from './request-body';
import { Responses } from './responses';

const LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;

/** What comes before the sample: whether servers have the operation, its address, what it does, and for whom. */
export function OperationLead({ operation }: { operation: Operation }): ReactNode {
  const { method, path, description, permission } = operation;
  return (
    <>
      <StatusNotice operation={operation} />
      <Endpoint method={method} path={path} />
      <Text markdown={description} />
      {permission && isServed(operation) ? (
        <p className="permission">
          <strong>Permissions:</strong> <InlineText markdown={permission} />
        </p>
      ) : null}
    </>
  );
}

/**
 * What an operation's page says after the sample, complete at build time: what a call sends, what comes back, and what
 * else matters. Of an operation that no server implements, that is only its address and the refusal.
 */
export function OperationBody({ operation }: { operation: Operation }): ReactNode {
  const { parameters, body, notes, guides } = operation;
  return (
    <>
      {LOCATIONS.map((location) => (
        <ParameterTable key={location} location={location} parameters={parameters[location]} />
      ))}
      <RequestBody id={operation.id} body={body} />
      <Responses operation={operation} />
      {notes.length ? (
        <ApiSection id="notes" title="Notes">
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <InlineText markdown={note} />
              </li>
            ))}
          </ul>
        </ApiSection>
      ) : (
        // Links may still lead to notes that have moved to other pages.
        <span id="notes" />
      )}
      <Clients operation={operation} />
      {/* Once a list here; the sidebar has them. */}
      <span id="related-operations" />
      <Guides guides={guides} />
    </>
  );
}

/** The same call in the client libraries. */
function Clients({ operation: { sdk } }: { operation: Operation }): ReactNode {
  const calls = CLIENTS.filter(({ key }) => sdk[key]);
  if (!calls.length) return <span id="client-libraries" />;
  return (
    <ApiSection id="client-libraries" title="Client libraries">
      <ul>
        {calls.map(({ key, name, page }) => (
          <li key={key}>
            <a href={toHref(page)}>{name}</a>: <code>{sdk[key]}</code>
          </li>
        ))}
      </ul>
    </ApiSection>
  );
}

/** The clients whose calls the description names, each with its page. */
const CLIENTS = [
  { key: 'js', name: 'JavaScript', page: '/data_science/javascript' },
  { key: 'python', name: 'Python', page: '/data_science/python' },
];

function Guides({ guides }: Pick<Operation, 'guides'>): ReactNode {
  if (!guides.length) return <span id="guides" />;
  return (
    <ApiSection id="guides" title="Guides">
      <ul>
        {guides.map((path) => (
          <li key={path}>
            <a href={toHref(path)}>{titleOf(path)}</a>
          </li>
        ))}
      </ul>
    </ApiSection>
  );
}

/** Method and path in a bar; JavaScript adds a copy button. */
function Endpoint({ method, path }: { method: string; path: string }): ReactNode {
  return (
    <div className="endpoint" data-copy={path} data-copy-label="Copy path">
      {/* The space is for screen readers and search: "POST /study". */}
      <MethodBadge method={method} />{' '}
      <code className="endpoint-path">
        {path.split(/(\{[^}]+\})/).map((part, index) =>
          part.startsWith('{') ? (
            <Fragment key={index}>
              <span className="path-parameter">{part}</span>
              <wbr />
            </Fragment>
          ) : (
            part
          ),
        )}
      </code>
    </div>
  );
}

/** Says at the top of the page that an operation is deprecated or that no server implements it. */
function StatusNotice({ operation }: { operation: Operation }): ReactNode {
  const { status, statusNote } = operation;
  if (status === 'ok') return null;
  const deprecated = status === 'deprecated';
  return (
    <aside className={`admonition admonition-${deprecated ? 'warning' : 'note'}`} role="note">
      <p className="admonition-title">{deprecated ? 'deprecated' : 'not implemented'}</p>
      {deprecated ? <p>This endpoint has been deprecated and may be removed in future versions of the API.</p> : null}
      {statusNote ? <Text markdown={statusNote} /> : null}
      {deprecated || statusNote ? null : <p>No server implements this operation.</p>}
    </aside>
  );
}
