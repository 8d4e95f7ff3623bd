import { Fragment, type ReactNode } from 'react';
import type { Operation } from '@/lib/openapi/operations';
import { MethodBadge } from './method-badge';

/** Method and path, above the title of an operation; JavaScript adds a copy button. */
export function Endpoint({ operation: { method, path, parameters } }: { operation: Operation }): ReactNode {
  const numberOf = (piece: string) => parameters.path.findIndex(({ name }) => piece === `{${name}}`);
  return (
    <div className="endpoint row wrap" data-copy={path} data-copy-label="Copy path">
      {/* The space is for screen readers and search: "POST /study". */}
      <MethodBadge method={method} />{' '}
      <code className="endpoint-path strong">
        {path.split(/(\{[^}]+\})/).map((piece, index) =>
          piece.startsWith('{') ? (
            <Fragment key={index}>
              <span className={`path-parameter p${numberOf(piece)}`}>{piece}</span>
              <wbr />
            </Fragment>
          ) : (
            piece
          ),
        )}
      </code>
    </div>
  );
}
