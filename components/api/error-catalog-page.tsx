import type { ReactNode } from 'react';
import { PageActions } from '@/components/page/page-actions';
import { PageCheck } from '@/components/page/page-check';
import { Pager } from '@/components/page/pager';
import { StructuredData } from '@/components/page/structured-data';
import { TableOfContents, TableOfContentsMobile } from '@/components/page/table-of-contents';
import { buildToc } from '@/lib/mdx/toc';
import { errorCatalog, type CatalogError, type ErrorCase } from '@/lib/openapi/error-catalog';
import type { Api } from '@/lib/openapi/load';
import { buildApiTree, ERRORS_PATH } from '@/lib/openapi/navigation';
import { renderTexts, type Texts } from '@/lib/openapi/texts';
import { settings } from '@/lib/settings/settings';
import { paperFoot } from '@/lib/site/paper-foot';
import { ApiHeading } from './api-heading';
import { OperationLink } from './operation-link';
import { InlineText, Text } from './text';

export const CATALOG_TITLE = 'API error codes';
export const CATALOG_DESCRIPTION =
  'Every error code that a LAMP server returns: what it means, what causes it, what to do about it, and which operations return it.';
/** Words that readers search for, and that the page says in others. */
export const CATALOG_KEYWORDS = ['error catalog', 'error message', 'status code', 'failed request', 'exception', 'fix'];

const OPENING = `When a call fails, the response contains a code in \`error\`, such as \`404.resource-not-found\`. The HTTP status is the number at the start of the code. Each code has its own address on this page, which ends in the code itself: [\`/api/errors/#404.resource-not-found\`](#404.resource-not-found).

In your program, test the status and the code, never the wording of other texts. [Errors](/api/#errors) in the introduction lists the rules that apply to all of them.`;

/** More operations than these are folded away. */
const SHOWN_OPERATIONS = 4;

/** A code without parentheses, as a heading: `(other text)` is "Other text". */
function nameOf(code: string): string {
  const name = code.replace(/^\(|\)$/g, '');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Every error code with meaning, causes, cures and operations, made from the description. */
export async function errorCatalogPage(api: Api): Promise<ReactNode> {
  const groups = errorCatalog(api.document, api.operations);
  const tree = buildApiTree(api.document, api.operations);
  const errors = groups.flatMap((group) => group.errors);
  const texts = await renderTexts(
    [
      OPENING,
      ...errors.flatMap(({ meaning, cases }) => [meaning, ...cases.flatMap(({ cause, cure }) => [cause, cure])]),
    ],
    settings.basePath,
  );
  const items = buildToc(
    groups.flatMap((group) => [
      { depth: 2, id: group.id, text: group.title },
      ...group.errors.map(({ id, code }) => ({ depth: 3, id, text: nameOf(code) })),
    ]),
  );
  const page = { path: ERRORS_PATH, title: CATALOG_TITLE, description: CATALOG_DESCRIPTION };
  return (
    <>
      <main id="main-content" tabIndex={-1} data-foot={paperFoot({ title: CATALOG_TITLE, path: ERRORS_PATH })}>
        <article>
          <p className="version-badge">Version: {api.document.info.version}</p>
          <header>
            <h1>{CATALOG_TITLE}</h1>
          </header>
          <PageActions path={ERRORS_PATH} />
          <TableOfContentsMobile items={items} />
          <div className="prose error-catalog">
            <Text html={texts(OPENING)} />
            {groups.map((group) => (
              <section key={group.id} aria-labelledby={group.id}>
                <ApiHeading id={group.id}>{group.title}</ApiHeading>
                {group.errors.map((error) => (
                  <ErrorEntry key={error.id} error={error} texts={texts} />
                ))}
              </section>
            ))}
          </div>
          <PageCheck path={ERRORS_PATH} checked={api.document.info['x-checked']} />
        </article>
        <Pager tree={tree} path={ERRORS_PATH} />
        <StructuredData page={page} tree={tree} />
      </main>
      <TableOfContents items={items} />
    </>
  );
}

function ErrorEntry({ error, texts }: { error: CatalogError; texts: Texts }): ReactNode {
  const { code, id, meaning, cases } = error;
  return (
    <section className="error-entry" aria-labelledby={id}>
      <ApiHeading id={id} level={3}>
        {nameOf(code)}
      </ApiHeading>
      <Text html={texts(meaning)} />
      {cases.map((one, index) => (
        <dl key={index}>
          <dt>Status</dt>
          <dd>{one.status}</dd>
          <dt>Cause</dt>
          <dd>
            <InlineText html={texts(one.cause)} />
          </dd>
          <dt>What to do</dt>
          <dd>
            <InlineText html={texts(one.cure)} />
          </dd>
          <Senders operations={one.operations} />
        </dl>
      ))}
    </section>
  );
}

/** Which operations return an error. Not for the search: each would be found under most codes. */
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
        {operations.length > SHOWN_OPERATIONS ? (
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
