import type { ReactNode } from 'react';
import type { ErrorEntry } from '@/lib/openapi/document';
import { errorPath } from '@/lib/openapi/error-catalog';
import type { Texts } from '@/lib/openapi/texts';
import { toHref } from '@/lib/site/paths';
import { settings } from '@/lib/site/settings';
import { ApiHeading } from './api-heading';
import { InlineText, Text } from './text';

/** What goes wrong, why, and what to do; each code leads to its place in the catalog. */
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
                <a href={toHref(errorPath(code), settings.basePath)}>
                  {code.startsWith('(') ? code : <code>{code}</code>}
                </a>
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
