import type { ReactNode } from 'react';
import { operationPath } from '@/lib/openapi/navigation';
import type { Operation } from '@/lib/openapi/operations';
import { toHref } from '@/lib/settings/addresses';

const STATUS_WORDS = { ok: '', deprecated: 'deprecated', 'not-implemented': 'not implemented' } as const;

/** An entry in a list of operations: method, title, and a mark if it should not be used. */
export function OperationLink({ operation }: { operation: Operation }): ReactNode {
  const { method, status } = operation;
  return (
    <>
      <MethodBadge method={method} />
      <OperationTitle operation={operation} />
      {status === 'ok' ? null : <span className="status-mark">{STATUS_WORDS[status]}</span>}
    </>
  );
}

/** An operation's title, which links to its page. */
export function OperationTitle({ operation: { slug, title } }: { operation: Operation }): ReactNode {
  return <a href={toHref(operationPath(slug))}>{title}</a>;
}

/** The method in capitals, in its own color. */
export function MethodBadge({ method }: { method: string }): ReactNode {
  return <span className={`method ${method.toLowerCase()}`}>{method}</span>;
}

/** The address of a parameter, field, or error, beside its name. */
export function PartLink({ id, name }: { id: string; name: string }): ReactNode {
  return <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} />;
}
