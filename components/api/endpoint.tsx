import { Fragment, type ReactNode } from 'react';
import { MethodBadge } from './method-badge';

/** Method and path in a bar; a copy button joins it when the app is there. */
export function Endpoint({ method, path }: { method: string; path: string }): ReactNode {
  return (
    <div className="endpoint" data-copy={path} data-copy-label="Copy path">
      {/* The blank is for those who hear or search it: "POST /study". */}
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
