import { Fragment, type ReactNode } from 'react';
import { loadContent } from '@/lib/content/load';
import { titleOf } from '@/lib/content/page-titles';
import { toHref } from '@/lib/settings/addresses';
import type { Api } from '@/lib/openapi/load';
import { isServed } from '@/lib/openapi/navigation';
import type { Operation } from '@/lib/openapi/operations';
import { clientCalls } from '@/lib/site/programs';
import { ApiSection, InlineText, Text } from './text';
import { MethodBadge, OperationLink } from './operation-link';
import { ParameterTable } from './fields';
import { RequestBody } from './request-body';
import { Responses } from './responses';
import { SamplePanel } from './sample-panel';

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
 * What an operation's page says after the sample, complete at build time. If no server has the operation, nobody needs
 * more than what to use instead, so the rest is folded.
 */
export function OperationBody({ operation, api }: { operation: Operation; api: Api }): ReactNode {
  if (isServed(operation)) {
    return (
      <>
        <Contract operation={operation} />
        <Clients operation={operation} />
        <SeeAlso operation={operation} api={api} />
      </>
    );
  }
  return (
    <>
      <SeeAlso operation={operation} api={api} />
      <details className="fold">
        <summary>The call in the 2021 protocol</summary>
        <div className="api-panel">
          <SamplePanel operation={operation} />
        </div>
        <Contract operation={operation} />
        <Clients operation={operation} />
      </details>
    </>
  );
}

/** What a call sends, what comes back, and what else matters. */
function Contract({ operation }: { operation: Operation }): ReactNode {
  const { parameters, body, notes } = operation;
  return (
    <>
      {LOCATIONS.map((location) => (
        <ParameterTable
          key={location}
          id={`${location}-parameters`}
          title={`${location.charAt(0).toUpperCase()}${location.slice(1)} Parameters`}
          location={location}
          parameters={parameters[location]}
        />
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
    </>
  );
}

/** The same call in the client libraries, each with a link to where a program makes it, and what it used to be called. */
function Clients({ operation: { sdk, formerNames } }: { operation: Operation }): ReactNode {
  const calls = clientCalls(sdk, loadContent().pages);
  if (!calls.length && !formerNames.length) return null;
  return (
    <ApiSection id="client-libraries" title="Client libraries">
      {calls.length ? (
        <table className="api-table" aria-labelledby="client-libraries">
          <tbody>
            {calls.map(({ language, call, program, start }) => (
              <tr key={language}>
                <th scope="row">{language}</th>
                <td>
                  <code className="call">{call}</code>
                  {program ? (
                    <p>
                      Example: <a href={toHref(program.path)}>{program.title}</a>
                    </p>
                  ) : start ? (
                    <p>
                      <a href={toHref(start)}>How to connect with {language}</a>
                    </p>
                  ) : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {formerNames.length ? (
        <p>
          Older documentation calls this operation{' '}
          {formerNames.map((name, index) => (
            <Fragment key={name}>
              {index ? ' or ' : null}
              <code>{name}</code>
            </Fragment>
          ))}
          .
        </p>
      ) : null}
    </ApiSection>
  );
}

function SeeAlso({ operation, api }: { operation: Operation; api: Api }): ReactNode {
  const { related, guides } = operation;
  return (
    <>
      {related.length ? (
        <ApiSection id="related-operations" title="Related operations">
          <ul className="operation-list">
            {related.map((slug) => (
              <li key={slug}>
                <OperationLink operation={api.operation(slug)} />
              </li>
            ))}
          </ul>
        </ApiSection>
      ) : null}
      {guides.length ? (
        <ApiSection id="guides" title="Guides">
          <ul>
            {guides.map((path) => (
              <li key={path}>
                <a href={toHref(path)}>{titleOf(path)}</a>
              </li>
            ))}
          </ul>
        </ApiSection>
      ) : null}
    </>
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
