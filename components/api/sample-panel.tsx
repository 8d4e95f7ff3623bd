import { Fragment, type ReactNode } from 'react';
import { ListLamp } from '@/components/shared/lamps';
import { curlSample, filledPath } from '@/lib/openapi/curl-sample';
import { isServed } from '@/lib/openapi/operation-groups';
import type { Operation } from '@/lib/openapi/operations';
import { toHref } from '@/lib/settings/addresses';
import { API_PATH } from '@/lib/settings/known-pages';
import { ExampleCode, MarkdownInline, codeHtml } from './markdown';
import { isSuccess } from './responses';

/** Lets an address go on in the next line between its parts, rather than in the middle of an ID. */
const breakAddress = (html: string): string =>
  html.replace(/(?<=[\w}>])(\/(?=[\w{<])|\?(?=\w+=)|&(?:amp|#x26);(?=\w+=))/g, '<wbr>$1');

/** The documented call in color; what stands for the parameters of its path has their mark. */
async function callHtml(operation: Operation): Promise<string> {
  const html = await codeHtml('bash', curlSample(operation));
  const marked = filledPath(operation, (value) => `<span class="path-parameter">${value}</span>`);
  return breakAddress(html.replace(filledPath(operation), () => marked));
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
          <ExampleCode example={example} type={type} />
        </Fragment>
      ))}
    </section>
  );
}
