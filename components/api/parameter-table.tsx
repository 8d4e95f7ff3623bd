import type { ReactNode } from 'react';
import { partId } from '@/lib/openapi/slug';
import type { Parameter } from '@/lib/openapi/document';
import type { ShownParameter } from '@/lib/openapi/operations';
import { plainValue } from '@/lib/openapi/constraints';
import { ApiHeading } from './api-heading';
import { FieldFacts, FieldHead } from './field-line';

/** Parameters of one location, one per row; nothing if there are none. */
export function ParameterTable(props: {
  id: string;
  title: string;
  location: Parameter['in'];
  parameters: ShownParameter[];
}): ReactNode {
  const { id, title, location, parameters } = props;
  if (!parameters.length) return null;
  return (
    <section>
      <ApiHeading id={id}>{title}</ApiHeading>
      <table className="api-table" aria-labelledby={id}>
        <tbody>
          {parameters.map(({ name, required, deprecated, schema, description, examples }) => (
            <tr key={name} id={partId(location, name)}>
              <th scope="row">
                <FieldHead
                  id={partId(location, name)}
                  name={name}
                  schema={schema}
                  required={required}
                  deprecated={deprecated}
                />
              </th>
              <td>
                <FieldFacts
                  schema={schema}
                  description={description}
                  examples={
                    examples.length
                      ? examples.map(({ summary, value }) => ({ summary, value: plainValue(value) }))
                      : undefined
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
