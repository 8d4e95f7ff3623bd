import { Fragment, type ReactNode } from 'react';
import { ListLamp } from '@/components/shared/lamps';
import { breakAddress } from '@/lib/markdown/break-code';
import { addressOf, calledParameters, curlSample } from '@/lib/openapi/curl-sample';
import { isServed } from '@/lib/openapi/operation-groups';
import type { Operation } from '@/lib/openapi/operations';
import { toHref } from '@/lib/settings/addresses';
import { API_PATH } from '@/lib/settings/known-pages';
import { ExampleCode, MarkdownInline, codeHtml } from './markdown';
import { isSuccess } from './responses';

/** The documented call in color; what stands for a parameter has its mark, with the number of the parameter's row. */
async function callHtml(operation: Operation): Promise<string> {
  const called = calledParameters(operation);
  const marked = addressOf(operation, (value, parameter) => {
    const name = operation.parameters.path.includes(parameter) ? 'path-parameter' : 'query-value';
    return `<span class="${name} p${called.indexOf(parameter)}">${value}</span>`;
  });
  const toHtml = (address: string) => breakAddress(address).join('<wbr>').replaceAll('&', '&#x26;');
  const html = await codeHtml('bash', curlSample(operation));
  return html.replace(toHtml(addressOf(operation)), () => toHtml(marked));
}

/** The call as a command, the response, and how to sign in. Nothing here sends a request. */
export async function SamplePanel({ operation }: { operation: Operation }): Promise<ReactNode> {
  const { id, server, security } = operation;
  return (
    <>
      <div className="sample" data-copy-sample="" data-playground={isServed(operation) ? 'call' : undefined}>
        <div className="sample-head row">
          <div role="tablist" aria-label="Code sample" className="sample-tabs">
            <button type="button" role="tab" id="sample-tab-curl" aria-selected="true" aria-controls="sample-curl">
              cURL
            </button>
          </div>
        </div>
        <div
          role="tabpanel"
          id="sample-curl"
          aria-labelledby="sample-tab-curl"
          dangerouslySetInnerHTML={{ __html: await callHtml(operation) }}
        />
        <AllLines />
      </div>
      {isServed(operation) ? <ExampleResponse operation={operation} /> : null}
      <dl className="facts access">
        <div>
          <dt>Authorization</dt>
          <dd>
            {security.length ? (
              <>
                HTTP Basic, with your <a href={toHref(`${API_PATH}/authentication/#keys`)}>keys</a>
              </>
            ) : (
              'None'
            )}
          </dd>
        </div>
        <div>
          <dt>Server</dt>
          <dd>
            <code>{server}</code>
          </dd>
        </div>
        {id ? (
          <div>
            <dt>Operation ID</dt>
            <dd>
              <code>{id}</code>
            </dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

function ExampleResponse({ operation }: { operation: Operation }): ReactNode {
  const response = operation.responses.find((candidate) => isSuccess(candidate) && candidate.content?.examples.length);
  if (!response?.content) return null;
  const { examples, type } = response.content;
  return (
    <section className="example-response">
      <h2>
        <ListLamp hasDay />
        Example response <code className="status status-success strong">{response.status}</code>
      </h2>
      {examples.map((example, index) => (
        <Fragment key={index}>
          {example.summary ? (
            <p>
              <MarkdownInline markdown={example.summary} />
            </p>
          ) : null}
          <div className="sample">
            <ExampleCode example={example} type={type} />
            <AllLines />
          </div>
        </Fragment>
      ))}
    </section>
  );
}

/** Opens a box of code that is cut. Style sheets show it where the browser can tell that it is; elsewhere, the box scrolls. */
const AllLines = (): ReactNode => (
  <details className="all-lines" hidden data-search-skip="">
    <summary>Show all lines</summary>
  </details>
);
