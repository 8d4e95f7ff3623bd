import type { ReactNode } from 'react';
import { anchorId } from '@/lib/openapi/anchor-id';
import type { SchemaNode } from '@/lib/openapi/schema-tree';
import { FieldDetails, FieldHead } from './fields';

interface Props {
  schema: SchemaNode;
  /** Responses say what may be missing; requests say what is required. */
  badge: 'required' | 'optional';
  /** ID of the whole; each field's ID extends it. */
  id: string;
}

/** A schema as a tree: one line for the whole, then its fields; nested fields are collapsed. */
export function SchemaView(props: Props): ReactNode {
  const { schema } = props;
  return (
    <div className="schema">
      <p>
        <strong>Schema</strong> <FieldHead field={schema} />
      </p>
      {schema.description || schema.possible.length ? (
        <div className="field-facts">
          <FieldDetails field={schema} />
        </div>
      ) : null}
      <SchemaRows {...props} depth={1} />
    </div>
  );
}

/** The fields of a schema, then its alternatives, one row for each. */
function SchemaRows({ schema: { children, choice }, badge, id, depth }: Props & { depth: number }): ReactNode {
  return (
    <>
      {children.length ? (
        <ul className="fields plain-list">
          {children.map((field) => {
            const fieldId = anchorId(id, field.name);
            const hasBadge = field.required === (badge === 'required') && !field.name.startsWith('(');
            return (
              <li key={fieldId} id={fieldId}>
                <FieldHead field={field} id={fieldId} badge={hasBadge ? badge : undefined} />
                <FieldBody schema={field} badge={badge} id={fieldId} depth={depth} name={field.name} />
              </li>
            );
          })}
        </ul>
      ) : null}
      {choice ? (
        <div className="choice">
          <p className="strong quiet">{choice.of === 'one of' ? 'One of these:' : 'Any of these:'}</p>
          <ul className="fields plain-list">
            {choice.options.map((option, index) => (
              <li key={index}>
                <FieldHead field={option} />
                <FieldBody
                  schema={option}
                  badge={badge}
                  id={anchorId(id, 'choice', index + 1)}
                  depth={depth + index}
                  name={option.type}
                />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

/** The values of a field or a choice, with the rows below it, which are collapsed from the second level down. */
function FieldBody(props: Props & { depth: number; name: string }): ReactNode {
  const { schema, depth, name } = props;
  const { circular, children, title } = schema;
  const count = children.length;
  const below = <SchemaRows {...props} depth={depth + 1} />;
  return (
    <div className="field-facts">
      <FieldDetails field={schema} />
      {circular ? <p className="quiet">Same as {circular} above.</p> : null}
      {count ? (
        <details className="api-details" open={depth < 2}>
          <summary>
            {count} {count === 1 ? 'field' : 'fields'} of {title ?? name}
          </summary>
          {below}
        </details>
      ) : (
        below
      )}
    </div>
  );
}
