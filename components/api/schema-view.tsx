import type { ReactNode } from 'react';
import { partId } from '@/lib/openapi/slug';
import type { SchemaNode } from '@/lib/openapi/schema-tree';
import { FieldFacts, FieldHead } from './fields';

interface Props {
  /** Responses mark what may be missing; requests mark what is required. */
  markOptional: boolean;
  /** ID of the whole; each field's ID extends it. */
  id: string;
}

/** A schema as a tree: one line for the whole, then its fields; nested fields fold. */
export function SchemaView({ schema, ...props }: Props & { schema: SchemaNode }): ReactNode {
  return (
    <div className="schema">
      <p className="schema-root">
        <FieldHead schema={schema} />
      </p>
      {schema.description || schema.possible.length ? (
        <div className="field-facts">
          <FieldFacts schema={schema} />
        </div>
      ) : null}
      <Fields fields={schema.children} {...props} depth={0} />
      <Choice schema={schema} {...props} depth={0} />
    </div>
  );
}

function Fields({ fields, depth, ...props }: Props & { fields: SchemaNode[]; depth: number }): ReactNode {
  if (!fields.length) return null;
  return (
    <ul className="fields">
      {fields.map((field) => (
        <li key={field.name} id={partId(props.id, field.name)}>
          <FieldHead
            name={field.name}
            id={partId(props.id, field.name)}
            schema={field}
            required={field.required && !props.markOptional}
            optional={props.markOptional && !field.required && !field.name.startsWith('(')}
          />
          <div className="field-facts">
            <FieldFacts schema={field} />
            {field.circular ? <p className="also">Same as {field.circular} above.</p> : null}
            <Below field={field} {...props} id={partId(props.id, field.name)} depth={depth + 1} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The fields below a field, folded from the second level down. */
function Below({ field, depth, ...props }: Props & { field: SchemaNode; depth: number }): ReactNode {
  const inner = (
    <>
      <Fields fields={field.children} {...props} depth={depth} />
      <Choice schema={field} {...props} depth={depth} />
    </>
  );
  if (!field.children.length) return inner;
  const count = field.children.length;
  return (
    <details className="fold" open={depth < 2}>
      <summary>
        {count} {count === 1 ? 'field' : 'fields'} of {field.title ?? field.name}
      </summary>
      {inner}
    </details>
  );
}

function Choice({ schema, depth, ...props }: Props & { schema: SchemaNode; depth: number }): ReactNode {
  const { choice } = schema;
  if (!choice) return null;
  return (
    <div className="choice">
      <p className="choice-head">{choice.of === 'one of' ? 'One of these:' : 'Any of these:'}</p>
      <ul className="fields">
        {choice.options.map((option, index) => (
          <li key={index}>
            <FieldHead schema={option} />
            <div className="field-facts">
              <FieldFacts schema={option} />
              {option.circular ? <p className="also">Same as {option.circular} above.</p> : null}
              <Below
                field={{ ...option, name: option.title ?? option.type }}
                {...props}
                id={partId(props.id, 'choice', index + 1)}
                depth={depth + 1 + index}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
