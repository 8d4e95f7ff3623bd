import { Fragment, useId, type ReactNode } from 'react';
import type { Operation, ShownParameter } from '@/lib/openapi/operations';
import { plainValue, type Part } from '@/lib/openapi/constraints';
import { sampleBody } from '@/lib/openapi/curl-sample';

interface ParameterFieldProps {
  parameter: ShownParameter;
  value: string;
  fault?: string;
  onChange: (value: string) => void;
}

/** A field for a parameter, with its rules and its examples, which a press fills in. */
export function ParameterField({ parameter, value, fault, onChange }: ParameterFieldProps): ReactNode {
  const { name, required, schema, examples } = parameter;
  const id = useId();
  const isBoolean = schema.type === 'boolean';
  const rules = [
    // Every field takes text.
    ...(schema.type === 'string' || isBoolean ? [] : [schema.type]),
    ...(schema.possible.length ? [<Parts key="possible" parts={schema.possible} />] : []),
    ...(schema.default === undefined ? [] : [`default ${schema.default}`]),
  ];
  const texts = examples.map(({ value: example, summary }) => ({ text: plainValue(example), summary }));
  const offered = isBoolean ? [] : texts.filter(({ text }) => text !== value);
  const shared = {
    id,
    value,
    'aria-invalid': fault !== undefined,
    'aria-describedby': [`${id}-rules`, fault === undefined ? '' : `${id}-fault`].filter(Boolean).join(' '),
  };
  return (
    <div className="call-field">
      <label htmlFor={id}>
        <code>{name}</code> {required ? <span className="field-required">REQUIRED</span> : null}
      </label>
      {isBoolean ? (
        <select {...shared} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">not sent</option>
          <option>true</option>
          <option>false</option>
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={/^(int|number)/.test(schema.type) ? 'numeric' : undefined}
          placeholder={required ? undefined : 'not sent'}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {fault === undefined ? null : (
        <p className="call-fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      <p className="call-rules" id={`${id}-rules`}>
        {rules.map((rule, index) => (
          <Fragment key={index}>
            {index ? ', ' : ''}
            {rule}
          </Fragment>
        ))}
        {offered.map(({ text, summary }) => (
          <Fragment key={text}>
            {' '}
            <button type="button" title={summary} aria-label={`Fill in ${text}`} onClick={() => onChange(text)}>
              {text}
            </button>
          </Fragment>
        ))}
      </p>
    </div>
  );
}

function Parts({ parts }: { parts: Part[] }): ReactNode {
  return parts.map((part, index) => (typeof part === 'string' ? part : <code key={index}>{part.code}</code>));
}

interface BodyFieldProps {
  body: NonNullable<Operation['body']>;
  value: string;
  faults: string[];
  onChange: (value: string) => void;
}

/** More messages than this would say less. */
const MOST_FAULTS = 4;

/** The body of a request to edit, with what does not fit below it; a choice of examples if there are several. */
export function BodyField({ body, value, faults, onChange }: BodyFieldProps): ReactNode {
  const id = useId();
  const isWrong = faults.length > 0;
  return (
    <div className="call-field call-body">
      <label htmlFor={id}>
        Body <span className="call-type">{body.type}</span>
      </label>
      {body.examples.length > 1 ? <ExamplePicker body={body} onChange={onChange} /> : null}
      <textarea
        id={id}
        className="code"
        value={value}
        rows={Math.min(16, value.split('\n').length + 1)}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        aria-invalid={isWrong}
        aria-describedby={`${id}-faults`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ul className="call-fault" id={`${id}-faults`} role="status">
        {faults.slice(0, MOST_FAULTS).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
        {faults.length > MOST_FAULTS ? <li>And {faults.length - MOST_FAULTS} more.</li> : null}
      </ul>
    </div>
  );
}

function ExamplePicker({ body, onChange }: Pick<BodyFieldProps, 'body' | 'onChange'>): ReactNode {
  return (
    <select
      aria-label="Start from an example"
      onChange={(event) => {
        const example = body.examples[Number(event.currentTarget.value)];
        if (example) onChange(sampleBody({ ...body, examples: [example] }) ?? '');
      }}
    >
      {body.examples.map(({ summary }, index) => (
        <option key={index} value={index}>
          {summary?.replaceAll('`', '') ?? `Example ${index + 1}`}
        </option>
      ))}
    </select>
  );
}
