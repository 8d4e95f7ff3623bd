import type { ReactNode } from 'react';
import type { Operation } from '@/lib/openapi/operations';
import { Text } from './text';

/** Says at the top of the page that an operation is deprecated or that no server implements it. */
export function StatusNotice({ operation }: { operation: Operation }): ReactNode {
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
