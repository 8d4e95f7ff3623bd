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
        <Row key={field.name} field={field} {...props} id={partId(props.id, field.name)} depth={depth + 1} />
      ))}
    </ul>
  );
}

/** What may stand in a place, one row for each kind. */
function Choice({ schema: { choice }, depth, ...props }: Props & { schema: SchemaNode; depth: number }): ReactNode {
  if (!choice) return null;
  return (
    <div className="choice">
      <p className="choice-head">{choice.of === 'one of' ? 'One of these:' : 'Any of these:'}</p>
      <ul className="fields">
        {choice.options.map((option, index) => (
          <Row
            key={index}
            field={option}
            isOption
            {...props}
            id={partId(props.id, 'choice', index + 1)}
            depth={depth + 1 + index}
          />
        ))}
      </ul>
    </div>
  );
}

/** A field or a choice with what is below it, folded from the second level down. */
function Row(props: Props & { field: SchemaNode; depth: number; isOption?: true }): ReactNode {
  const { field, depth, isOption, id, markOptional } = props;
  const { name, required, children, circular } = field;
  const count = children.length;
  const below = (
    <>
      <Fields fields={children} id={id} markOptional={markOptional} depth={depth} />
      <Choice schema={field} id={id} markOptional={markOptional} depth={depth} />
    </>
  );
  return (
    <li id={isOption ? undefined : id}>
      {isOption ? (
        <FieldHead schema={field} />
      ) : (
        <FieldHead
          name={name}
          id={id}
          schema={field}
          required={required && !markOptional}
          optional={markOptional && !required && !name.startsWith('(')}
        />
      )}
      <div className="field-facts">
        <FieldFacts schema={field} />
        {circular ? <p className="also">Same as {circular} above.</p> : null}
        {count ? (
          <details className="fold" open={depth < 2}>
            <summary>
              {count} {count === 1 ? 'field' : 'fields'} of {field.title ?? (isOption ? field.type : name)}
            </summary>
            {below}
          </details>
        ) : (
          below
        )}
      </div>
    </li>
  );
}
