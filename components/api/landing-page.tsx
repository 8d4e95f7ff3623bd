import type { ReactNode } from 'react';
import { Diagram } from '@/components/mdx/diagrams';
import { PageActions } from '@/components/page/page-actions';
import { PageCheck } from '@/components/page/page-check';
import { Pager } from '@/components/page/pager';
import { StructuredData } from '@/components/page/structured-data';
import { TableOfContents, TableOfContentsMobile } from '@/components/page/table-of-contents';
import { landingMarkdown, OPERATIONS_ID, tagId } from '@/lib/openapi/landing-markdown';
import type { Api } from '@/lib/openapi/load';
import { API_PATH, buildApiTree, byTag } from '@/lib/openapi/navigation';
import { renderTexts } from '@/lib/openapi/texts';
import { renderMarkdown } from '@/lib/mdx/render-markdown';
import { buildToc } from '@/lib/mdx/toc';
import { paperFoot } from '@/lib/site/paper-foot';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import { ApiHeading } from './api-heading';
import { OperationLink } from './operation-link';
import { InlineText, Text } from './text';

export const LANDING_DESCRIPTION =
  'The HTTP API of the LAMP Platform: server address, sign-in, a first request, time units, events, errors, permissions, and all operations.';

/** Words that readers of an API search for, and that the page says in others. */
export const LANDING_KEYWORDS = [
  'rate limit',
  'request limit',
  'pagination',
  'status codes',
  '401 unauthorized',
  '403 forbidden',
  '404 not found',
  'base URL',
  'endpoint',
  'REST',
  'OpenAPI file',
  'Swagger',
  'Postman',
  'CORS',
  'basic auth',
  'access key',
  'secret key',
];

const OPERATIONS = { depth: 2, id: OPERATIONS_ID, text: 'All operations' };

/** The introduction: what every caller must know, the tree of resources, and all operations by tag. */
export async function landingPage(api: Api): Promise<ReactNode> {
  const { document, operations, landing } = api;
  const { title, version, description = '' } = document.info;
  const tree = buildApiTree(document, operations);
  const groups = byTag(document, operations);
  const [first = [], rest = []] = [landing.slice(0, 1), landing.slice(1)];
  const [above, below] = await Promise.all(
    [first, rest].map((sections) => renderMarkdown(landingMarkdown(sections), { title, basePath: settings.basePath })),
  );
  const texts = await renderTexts([description, ...groups.map((group) => group.description ?? '')], settings.basePath);
  const items = buildToc([...(above?.headings ?? []), OPERATIONS, ...(below?.headings ?? [])]);
  const file = (name: string) => toHref(`/${name}`, settings.basePath);
  return (
    <>
      <main id="main-content" tabIndex={-1} data-foot={paperFoot({ title, path: API_PATH })}>
        <article>
          <p className="version-badge">Version: {version}</p>
          <header>
            <h1>{title}</h1>
          </header>
          <PageActions path={API_PATH} />
          <TableOfContentsMobile items={items} />
          <div className="prose">
            <Text html={texts(description)} />
            <p className="api-links">
              <a href="#first-request">Your first request</a>
              <a href={`#${OPERATIONS.id}`}>All operations</a>
              <a href="#errors">Errors</a>
              <a href={file('openapi.json')}>openapi.json</a>
              <a href={file('openapi.yaml')}>openapi.yaml</a>
            </p>
            <Text html={above?.html ?? ''} />
            <Diagram
              name="api-tree"
              alt="Tree of resources. A server has Researchers and the types ActivitySpec and SensorSpec. A Researcher owns Studies. A Study contains Participants, Activities, and Sensors. A Participant owns ActivityEvents and SensorEvents. Tags and Credentials can be attached to any of the five resources."
              caption="How the resources fit together. A credential gives access to the resource it is attached to and everything below it."
            />
            <section>
              <ApiHeading id={OPERATIONS.id}>{OPERATIONS.text}</ApiHeading>
              {groups.map((group) => (
                <section key={group.tag} aria-label={group.label}>
                  <ApiHeading id={tagId(group.tag)} level={3}>
                    {group.label}
                  </ApiHeading>
                  {group.description ? (
                    <p>
                      <InlineText html={texts(group.description)} />
                    </p>
                  ) : null}
                  <ul className="operation-list">
                    {group.operations.map((operation) => (
                      <li key={operation.slug}>
                        <OperationLink operation={operation} />
                        <code className="operation-path">{operation.path}</code>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </section>
            <Text html={below?.html ?? ''} />
          </div>
          <PageCheck path={API_PATH} checked={document.info['x-checked']} />
        </article>
        <Pager tree={tree} path={API_PATH} />
        <StructuredData page={{ path: API_PATH, title, description: LANDING_DESCRIPTION }} tree={tree} />
      </main>
      <TableOfContents items={items} />
    </>
  );
}
