import { Fragment, type ReactNode } from 'react';
import { anchorId } from '@/lib/openapi/anchor-id';
import { type LinePiece, plainValue } from '@/lib/openapi/constraints';
import type { Parameter } from '@/lib/openapi/description';
import type { Example } from '@/lib/openapi/example';
import type { ShownParameter } from '@/lib/openapi/operations';
import type { SchemaNode } from '@/lib/openapi/schema-tree';
import { externalAttributes } from '@/lib/settings/addresses';
import { AnchorLink, ApiSection } from './headings';
import { MarkdownBlock } from './markdown';

/** The badge of what is required, with a space before it. */
export const Required = (): ReactNode => (
  <>
    {' '}
    <strong className="requirement">REQUIRED</strong>
  </>
);

/** Name, type, and badges of a parameter or a field, on one line; `id` is the ID in its own address. */
export function FieldHead(props: { field: SchemaNode; id?: string; badge?: 'required' | 'optional' }): ReactNode {
  const { field, id, badge } = props;
  const { name, type, title, flags, href } = field;
  return (
    <span className="field-head">
      {name ? <code className="field-name strong">{name}</code> : null}{' '}
      <span className="tint quiet">
        {href ? (
          <a href={href} {...externalAttributes(href)}>
            {type}
          </a>
        ) : (
          type
        )}
      </span>
      {title ? <strong> {title}</strong> : null}
      {flags.length ? <span className="quiet"> {flags.join(', ')}</span> : null}
      {badge === 'required' ? <Required /> : null}
      {badge === 'optional' ? <span className="quiet requirement"> OPTIONAL</span> : null}
      {id && name ? ' ' : null}
      {id && name ? <AnchorLink id={id} name={name} /> : null}
    </span>
  );
}

/** The details of a parameter or a field: values, meaning, default, and the examples of a parameter. */
export function FieldDetails({ field, examples = NONE }: { field: SchemaNode; examples?: Example[] }): ReactNode {
  const { possible, description, known = [], default: byDefault } = field;
  // Not repeated if the description already lists them.
  const unsaid = known.filter((value) => !description?.includes(`\`${value}\``));
  return (
    <>
      {possible.length ? (
        <p>
          <strong>Possible values:</strong>{' '}
          {possible.map((piece: LinePiece, index) =>
            typeof piece === 'string' ? piece : <code key={index}>{piece.code}</code>,
          )}
        </p>
      ) : null}
      {description ? <MarkdownBlock markdown={description} /> : null}
      {unsaid.length ? (
        <p>
          <strong>Known values:</strong>{' '}
          {unsaid.map((value, index) => (
            <Fragment key={value}>
              {index ? ', ' : null}
              <code>{value}</code>
            </Fragment>
          ))}
        </p>
      ) : null}
      {byDefault === undefined && !examples.length ? null : (
        <p className="wrap">
          {byDefault === undefined ? null : (
            <span>
              Default: <code>{byDefault}</code>
            </span>
          )}
          {examples.map(({ summary, value }, index) => (
            <span key={index}>
              {' '}
              {summary ? `Example (${summary}): ` : 'Example: '}
              <code>{plainValue(value)}</code>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

const NONE: Example[] = [];

/** Parameters of one location, one per row; nothing if there are none. */
export function ParameterTable(props: {
  location: Parameter['in'];
  parameters: ShownParameter[];
  /** Those in the sample's address. Style sheets find what a row lights there by its number. */
  called: ShownParameter[];
}): ReactNode {
  const { location, parameters, called } = props;
  if (!parameters.length) return null;
  const id = `${location}-parameters`;
  return (
    <ApiSection id={id} title={`${location.charAt(0).toUpperCase()}${location.slice(1)} Parameters`}>
      <table className="api-table" data-markdown="list" aria-labelledby={id}>
        <tbody>
          {parameters.map((field) => {
            const fieldId = anchorId(location, field.name);
            return (
              <tr
                key={fieldId}
                id={fieldId}
                className={called.includes(field) ? `p${called.indexOf(field)}` : undefined}
              >
                <th scope="row">
                  <FieldHead id={fieldId} field={field} badge={field.required ? 'required' : undefined} />
                </th>
                <td>
                  <FieldDetails field={field} examples={field.examples} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ApiSection>
  );
}
