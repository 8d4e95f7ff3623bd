import type { ReactNode } from 'react';
import { curlSample } from '@/lib/openapi/curl-sample';
import type { Operation } from '@/lib/openapi/operations';
import { API_PATH } from '@/lib/openapi/navigation';
import { exampleFence, fence, type Texts } from '@/lib/openapi/texts';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import { isSuccess } from './responses';
import { InlineText } from './text';

/** The sample as Markdown, so that it is colored like all code. */
export const sampleFence = (operation: Operation): string => fence('bash', curlSample(operation));

/**
 * Beside the text on wide screens, below it on narrow ones: the call as a command, what comes back, and how to sign
 * in. Nothing here sends a request.
 */
export function SamplePanel({ operation, texts }: { operation: Operation; texts: Texts }): ReactNode {
  const { id, server, security } = operation;
  return (
    <aside id="sample" className="api-panel" aria-label="Sample and access" tabIndex={0}>
      <div className="sample" data-copy-sample="">
        <div className="sample-head">
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
          dangerouslySetInnerHTML={{ __html: texts(sampleFence(operation)) }}
        />
      </div>
      {security.length ? (
        <p className="sample-note">
          Replace <code>ACCESS_KEY</code> and <code>SECRET_KEY</code> with your own keys, and the IDs in the sample with
          yours. The quotes work on macOS, on Linux, and in Git Bash.
        </p>
      ) : null}
      <ExampleResponse operation={operation} texts={texts} />
      <dl className="access">
        <dt>Authorization</dt>
        <dd>
          {security.length ? (
            <>
              HTTP Basic: send the access key and the secret key in the <code>Authorization</code> header.{' '}
              <a href={toHref(`${API_PATH}/#authentication`, settings.basePath)}>How to sign in</a>
            </>
          ) : (
            'None. Anyone can call this operation.'
          )}
        </dd>
        <dt>Server</dt>
        <dd>
          <code>{server}</code> or the address of your own server
        </dd>
        {id ? (
          <>
            <dt>Operation ID</dt>
            <dd>
              <code>{id}</code>
            </dd>
          </>
        ) : null}
      </dl>
    </aside>
  );
}

function ExampleResponse({ operation, texts }: { operation: Operation; texts: Texts }): ReactNode {
  const response = operation.responses.find((one) => isSuccess(one) && one.content?.examples.length);
  if (!response?.content) return null;
  const { examples, type } = response.content;
  return (
    <section className="example-response">
      <h2>
        Example response <code className="status status-success">{response.status}</code>
      </h2>
      {examples.map((example, index) => (
        <div key={index}>
          {example.summary ? (
            <p>
              <InlineText html={texts(example.summary)} />
            </p>
          ) : null}
          <div dangerouslySetInnerHTML={{ __html: texts(exampleFence(example, type)) }} />
        </div>
      ))}
    </section>
  );
}
