import type { ReactNode } from 'react';
import { PageActions } from '@/components/page/page-actions';
import { PageCheck } from '@/components/page/page-check';
import { Pager } from '@/components/page/pager';
import { StructuredData } from '@/components/page/structured-data';
import { buildApiTree, operationPath } from '@/lib/openapi/navigation';
import type { Api } from '@/lib/openapi/load';
import type { Operation } from '@/lib/openapi/operations';
import { operationSummary } from '@/lib/openapi/summary';
import { operationTexts, renderTexts } from '@/lib/openapi/texts';
import { paperFoot } from '@/lib/site/paper-foot';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import { ApiHeading } from './api-heading';
import { Endpoint } from './endpoint';
import { ErrorsTable } from './errors-table';
import { OperationLink } from './operation-link';
import { ParameterTable } from './parameter-table';
import { RequestBody } from './request-body';
import { Responses } from './responses';
import { SamplePanel, sampleFence } from './sample-panel';
import { StatusNotice } from './status-notice';
import { InlineText, Text } from './text';

const LOCATIONS = ['path', 'query', 'header', 'cookie'] as const;

/** The page of one operation, complete at build time; JavaScript adds only the copy buttons. */
export async function operationPage(operation: Operation, api: Api): Promise<ReactNode> {
  const texts = await renderTexts([...operationTexts(operation), sampleFence(operation)], settings.basePath);
  const tree = buildApiTree(api.document, api.operations);
  const { slug, title, method, path, description, permission, parameters, body, responses, errors, notes } = operation;
  const page = { path: operationPath(slug), title, description: operationSummary(operation) };
  return (
    <main
      id="main-content"
      tabIndex={-1}
      className="operation"
      data-foot={paperFoot(page)}
      // The search index reads the operation's details from here.
      data-operation-id={operation.id}
      data-route={`${method} ${path}`}
    >
      <article>
        <header>
          <h1>{title}</h1>
        </header>
        <PageActions path={page.path}>
          <a className="sample-jump" href="#sample">
            Sample
          </a>
        </PageActions>
        <div className="prose">
          <Endpoint method={method} path={path} />
          <StatusNotice operation={operation} texts={texts} />
          <Text html={texts(description)} />
          {permission ? (
            <p className="permission">
              <strong>Who may call it:</strong> <InlineText html={texts(permission)} />
            </p>
          ) : null}
          {LOCATIONS.map((location) => (
            <ParameterTable
              key={location}
              id={`${location}-parameters`}
              title={`${location.charAt(0).toUpperCase()}${location.slice(1)} Parameters`}
              location={location}
              parameters={parameters[location]}
              texts={texts}
            />
          ))}
          <RequestBody body={body} texts={texts} />
          <Responses responses={responses} texts={texts} />
          <ErrorsTable errors={errors} texts={texts} />
          {notes.length ? (
            <section>
              <ApiHeading id="notes">Notes</ApiHeading>
              <ul>
                {notes.map((note) => (
                  <li key={note}>
                    <InlineText html={texts(note)} />
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
          <Clients operation={operation} />
          <SeeAlso operation={operation} api={api} />
        </div>
        <PageCheck path={page.path} checked={api.document.info['x-checked']} />
      </article>
      <SamplePanel operation={operation} texts={texts} />
      <Pager tree={tree} path={page.path} />
      <StructuredData page={page} tree={tree} />
    </main>
  );
}

const LANGUAGES: Record<string, string> = { js: 'JavaScript', python: 'Python' };

/** The same call in the client libraries, and its former names. */
function Clients({ operation: { sdk, formerNames } }: { operation: Operation }): ReactNode {
  const calls = Object.entries(sdk);
  if (!calls.length && !formerNames.length) return null;
  return (
    <section>
      <ApiHeading id="client-libraries">Client libraries</ApiHeading>
      <table className="api-table" aria-labelledby="client-libraries">
        <tbody>
          {calls.map(([language, call]) => (
            <tr key={language}>
              <th scope="row">{LANGUAGES[language] ?? language}</th>
              <td>
                <code className="call">{call}</code>
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
