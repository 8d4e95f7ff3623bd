import type { ReactNode } from 'react';
import { partId } from '@/lib/openapi/slug';
import type { ErrorEntry } from '@/lib/openapi/document';
import { errorPath } from '@/lib/openapi/error-catalog';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { ApiHeading } from './api-heading';
import { PartLink } from './operation-link';
import { InlineText, Text } from './text';

/** What goes wrong, why, and what to do; each code links to its entry in the catalog. */
export function ErrorsTable({ errors }: { errors: ErrorEntry[] }): ReactNode {
  if (!errors.length) return null;
  const ids = new Map<string, number>();
  const rows = errors.map((error) => {
    const id = partId('error', error.code);
    const before = ids.get(id) ?? 0;
    ids.set(id, before + 1);
    // The same code may have several causes.
    return { ...error, id: before ? partId(id, before + 1) : id };
  });
  return (
    <section>
      <ApiHeading id="errors">Errors</ApiHeading>
      <table className="api-table errors-table" aria-labelledby="errors">
        <tbody>
          {rows.map(({ code, status, cause, cure, id, anchors = [] }) => (
            <tr key={id} id={id}>
              <th scope="row">
                {anchors.map((anchor) => (
                  <span key={anchor} id={partId('error', anchor)} />
                ))}
                <a href={toHref(errorPath(code), settings.basePath)}>
                  {code.startsWith('(') ? code : <code>{code}</code>}
                </a>
                <span className="field-type"> status {status}</span>
                <PartLink id={id} name={code} />
              </th>
              <td>
                <Text markdown={cause} />
                <p>
                  <strong>What to do:</strong> <InlineText markdown={cure} />
                </p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
