import type { ReactNode } from 'react';
import type { ErrorEntry } from '@/lib/openapi/document';
import type { Texts } from '@/lib/openapi/texts';
import { ApiHeading } from './api-heading';
import { InlineText, Text } from './text';

/** What goes wrong, why, and what to do. */
export function ErrorsTable({ errors, texts }: { errors: ErrorEntry[]; texts: Texts }): ReactNode {
  if (!errors.length) return null;
  return (
    <section>
      <ApiHeading id="errors">Errors</ApiHeading>
      <table className="api-table errors-table" aria-labelledby="errors">
        <tbody>
          {errors.map(({ code, status, cause, cure }, index) => (
            <tr key={index}>
              <th scope="row">
                {code.startsWith('(') ? <span>{code}</span> : <code>{code}</code>}
                <span className="field-type"> status {status}</span>
              </th>
              <td>
                <Text html={texts(cause)} />
                <p>
                  <strong>What to do:</strong> <InlineText html={texts(cure)} />
                </p>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
