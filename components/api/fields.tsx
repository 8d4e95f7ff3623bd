import type { ReactNode } from 'react';
import { EXTERNAL_LINK, isExternal } from '@/lib/settings/addresses';
import { type Part, plainValue } from '@/lib/openapi/constraints';
import type { Example } from '@/lib/openapi/example';
import type { SchemaNode } from '@/lib/openapi/schema-tree';
import { partId } from '@/lib/openapi/slug';
import type { Parameter } from '@/lib/openapi/document';
import type { ShownParameter } from '@/lib/openapi/operations';
import { PartLink } from './operation-link';
import { ApiSection, Text } from './text';

/** Follows what is required, with a space. */
export const Required = (): ReactNode => (
  <>
    {' '}
    <span className="field-required">REQUIRED</span>
  </>
);

/** Name, type, and marks of a field, on one line. */
export function FieldHead(props: {
  name?: string;
  /** The ID used in the field's own address. */
  id?: string;
  schema: Pick<SchemaNode, 'type' | 'title' | 'flags' | 'circular' | 'docs'>;
  required?: boolean;
  optional?: boolean;
  deprecated?: boolean;
}): ReactNode {
  const { name, id, schema, required, optional, deprecated } = props;
  const type = schema.docs ? (
    <a href={schema.docs} {...(isExternal(schema.docs) ? EXTERNAL_LINK : {})}>
      {schema.type}
    </a>
  ) : (
    schema.type
  );
  return (
    <span className="field-head">
      {name ? <code className="field-name">{name}</code> : null} <span className="field-type">{type}</span>
      {schema.title ? <span className="field-title"> {schema.title}</span> : null}
      {schema.flags.length ? <span className="field-flags"> {schema.flags.join(', ')}</span> : null}
      {deprecated && !schema.flags.includes('deprecated') ? <span className="field-flags"> deprecated</span> : null}
      {required ? <Required /> : null}
      {optional ? <span className="field-optional"> OPTIONAL</span> : null}
      {id && name ? <PartLink id={id} name={name} /> : null}
    </span>
  );
}

/** What a field may contain: values, default, meaning, and the examples of a parameter; those of a body are whole. */
export function FieldFacts(props: {
  schema: SchemaNode;
  /** A parameter has a description in addition to that of its schema, and examples. */
  description?: string;
  examples?: Example[];
}): ReactNode {
  const { schema, description, examples = [] } = props;
  // Not repeated if the description already lists them.
  const known = schema.known?.filter((value) => !schema.description?.includes(`\`${value}\``)) ?? [];
  return (
    <>
      {schema.possible.length ? (
        <p>
          <strong>Possible values:</strong> <Parts parts={schema.possible} />
        </p>
      ) : null}
      {schema.description ? <Text markdown={schema.description} /> : null}
      {description ? <Text markdown={description} /> : null}
      {known.length ? (
        <p>
          <strong>Known values:</strong>{' '}
          <Parts parts={known.flatMap((code, index): Part[] => [...(index ? [', '] : []), { code }])} />
        </p>
      ) : null}
      {schema.default === undefined ? null : (
        <p>
          Default: <code>{schema.default}</code>
        </p>
      )}
      {examples.map(({ summary, value }, index) => (
        <p key={index}>
          {summary ? `Example (${summary}): ` : 'Example: '}
          <code>{plainValue(value)}</code>
        </p>
      ))}
    </>
  );
}

function Parts({ parts }: { parts: Part[] }): ReactNode {
  return parts.map((part, index) => (typeof part === 'string' ? part : <code key={index}>{part.code}</code>));
}

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
    <ApiSection id={id} title={title}>
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
                <FieldFacts schema={schema} description={description} examples={examples} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ApiSection>
  );
}
