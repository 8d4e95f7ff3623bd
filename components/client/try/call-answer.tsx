import type { ReactNode } from 'react';
import type { ApiDocument } from '@/lib/openapi/document';
import { errorPath } from '@/lib/openapi/error-catalog';
import { explainAnswer } from '@/lib/openapi/explain-answer';
import type { MockResponse } from '@/lib/openapi/mock/mock-api';
import type { Operation } from '@/lib/openapi/operations';
import { toHref } from '@/lib/settings/addresses';
import { inlineMarkdown } from './inline-markdown';
import { JsonView } from './json-view';

interface CallAnswerProps {
  answer?: MockResponse;
  /** Sent some time ago, and no answer yet. */
  isLate: boolean;
  description: ApiDocument;
  operation: Operation;
}

/** Characters in a line of the body: the panel is narrow. */
const WIDTH = 38;

/** Status, headers, and body of an answer, and what the reference says about its error. */
export function CallAnswer({ answer, isLate, description, operation }: CallAnswerProps): ReactNode {
  const body = answer && parse(answer.body);
  const isFailure = answer !== undefined && answer.status >= 400;
  const errors = answer ? explainAnswer(description, operation, { status: answer.status, body }) : [];
  return (
    <div className={answer ? 'call-answer' : undefined}>
      {/* In the page from the start, so that screen readers hear what changes in it. */}
      <div role="status" className="call-status">
        {answer ? (
          <p>
            <strong>Response</strong>{' '}
            <code className={isFailure ? 'status' : 'status status-success'}>{answer.status}</code>
          </p>
        ) : isLate ? (
          <p>
            <span className="bench-spinner" aria-hidden="true" /> Sending
          </p>
        ) : null}
        {errors.map(({ code, cause, fix }) => (
          <p key={cause} className="call-error">
            <code>{code}</code> {inlineMarkdown(cause)} <strong>What to do:</strong> {inlineMarkdown(fix)}{' '}
            <a href={toHref(errorPath(code))}>More about this error</a>
          </p>
        ))}
      </div>
      {answer ? (
        <div className="code bench-result">
          <dl className="call-headers">
            {Object.entries(answer.headers).map(([name, value]) => (
              <div key={name}>
                <dt>{name}:</dt> <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {body === undefined ? (
            <p className="bench-note">The body is a page of HTML.</p>
          ) : (
            <JsonView value={body} width={WIDTH} />
          )}
        </div>
      ) : null}
    </div>
  );
}

/** Servers send JSON or nothing. */
const parse = (body: string): unknown => (body === '' ? undefined : JSON.parse(body));
