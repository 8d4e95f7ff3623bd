import { Fragment, type ReactNode } from 'react';
import { loadContent } from '@/lib/content/load';
import { toHref } from '@/lib/settings/addresses';
import type { Api } from '@/lib/openapi/load';
import type { Operation } from '@/lib/openapi/operations';
import { settings } from '@/lib/settings/settings';
import { clientCalls } from '@/lib/site/programs';
import { partId } from '@/lib/openapi/slug';
import type { ErrorEntry } from '@/lib/openapi/document';
import { errorPath } from '@/lib/openapi/error-catalog';
import { ApiHeading, InlineText, Text } from './text';
import { MethodBadge, OperationLink, PartLink } from './operation-link';
import { ParameterTable } from './fields';
import { RequestBody } from './request-body';
import { Responses } from './responses';

const LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;

/** What comes before the sample: whether servers have the operation, and its address. */
export function OperationLead({ operation }: { operation: Operation }): ReactNode {
  return (
    <>
      <StatusNotice operation={operation} />
      <Endpoint method={operation.method} path={operation.path} />
    </>
  );
}

/** What an operation's page says after the sample, complete at build time. */
export function OperationBody({ operation, api }: { operation: Operation; api: Api }): ReactNode {
  const { description, permission, parameters, body, responses, errors, notes } = operation;
  return (
    <>
      <Text markdown={description} />
      {permission ? (
        <p className="permission">
          <strong>Permissions:</strong> <InlineText markdown={permission} />
        </p>
      ) : null}
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
      <Responses responses={responses} />
      <ErrorsTable errors={errors} />
      {notes.length ? (
        <section>
          <ApiHeading id="notes">Notes</ApiHeading>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <InlineText markdown={note} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Clients operation={operation} />
      <SeeAlso operation={operation} api={api} />
    </>
  );
}

/** The same call in the client libraries, each with a link to where a program makes it, and its former names. */
function Clients({ operation: { sdk, formerNames } }: { operation: Operation }): ReactNode {
  const calls = clientCalls(sdk, loadContent().pages);
  if (!calls.length && !formerNames.length) return null;
  return (
    <section>
      <ApiHeading id="client-libraries">Client libraries</ApiHeading>
      <table className="api-table" aria-labelledby="client-libraries">
        <tbody>
          {calls.map(({ language, call, program, start }) => (
            <tr key={language}>
              <th scope="row">{language}</th>
              <td>
                <code className="call">{call}</code>
                {program ? (
                  <p>
                    Example: <a href={toHref(program.path, settings.basePath)}>{program.title}</a>
                  </p>
                ) : start ? (
                  <p>
                    <a href={toHref(start, settings.basePath)}>How to connect with {language}</a>
                  </p>
                ) : null}
              </td>
            </tr>
          ))}
          {formerNames.length ? (
            <tr>
              <th scope="row">Former names</th>
              <td>
                {formerNames.map((name) => (
                  <code key={name} className="call">
                    {name}
                  </code>
                ))}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </section>
  );
}

function SeeAlso({ operation, api }: { operation: Operation; api: Api }): ReactNode {
  const { related, guides } = operation;
  return (
    <>
      {related.length ? (
        <section>
          <ApiHeading id="related-operations">Related operations</ApiHeading>
          <ul className="operation-list">
            {related.map((slug) => (
              <li key={slug}>
                <OperationLink operation={api.operation(slug)} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {guides.length ? (
        <section>
          <ApiHeading id="guides">Guides</ApiHeading>
          <ul>
            {guides.map(({ href, title }) => (
              <li key={href}>
                <a href={toHref(href, settings.basePath)}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
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

/** What goes wrong, why, and what to do, and the names of the standard errors; each code links to its entry in the catalog. */
function ErrorsTable({ errors }: { errors: ErrorEntry[] }): ReactNode {
  if (!errors.length) return null;
  const ids = new Map<string, number>();
  const entries = errors.map((error) => {
    const id = partId('error', error.code);
    const before = ids.get(id) ?? 0;
    ids.set(id, before + 1);
    // The same code may have several causes.
    return { ...error, id: before ? partId(id, before + 1) : id };
  });
  const rows = entries.filter((error) => !error.standard);
  const standard = entries.filter((error) => error.standard);
  return (
    <section className="operation-errors">
      <ApiHeading id="errors">Errors</ApiHeading>
      {rows.length ? (
        <table className="api-table errors-table" aria-labelledby="errors">
          <tbody>
            {rows.map(({ code, status, cause, fix, id, anchors = [] }) => (
              <tr key={id} id={id}>
                <th scope="row">
                  {anchors.map((anchor) => (
                    <span key={anchor} id={partId('error', anchor)} />
                  ))}
                  <a href={toHref(errorPath(code), settings.basePath)}>
                    {code.startsWith('(') ? code : <code>{code}</code>}
                  </a>
                  {code.startsWith(`${status}.`) ? null : <span className="field-type"> status {status}</span>}
                  <PartLink id={id} name={code} />
                </th>
                <td>
                  <Text markdown={cause} />
                  <p>
                    <strong>What to do:</strong> <InlineText markdown={fix} />
                  </p>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {standard.length ? (
        <>
          <p>{rows.length ? 'It can also return' : 'The operation can return'} these standard errors:</p>
          <ul>
            {standard.map(({ code, id }) => (
              <li key={id} id={id}>
                <a href={toHref(errorPath(code), settings.basePath)}>
                  {code.startsWith('(') ? 'Failures without a code' : <code>{code}</code>}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
