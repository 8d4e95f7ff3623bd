import { Fragment, type ReactNode } from 'react';
import { MethodBadge } from './method-badge';

/** Method and path in a bar; JavaScript adds a copy button. */
export function Endpoint({ method, path }: { method: string; path: string }): ReactNode {
  return (
    <div className="endpoint" data-copy={path} data-copy-label="Copy path">
      {/* The space is for screen readers and search: "POST /study". */}
      <MethodBadge method={method} />{' '}
      <code className="endpoint-path">
        {path.split(/(\{[^}]+\})/).map((part, index) =>
          part.startsWith('{') ? (
            <Fragment key={index}>
              <span className="path-parameter">{part}</span>
              <wbr />
            </Fragment>
          ) : (
            part
          ),
        )}
      </code>
    </div>
  );
}
