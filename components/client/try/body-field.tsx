import { useId, type ReactNode } from 'react';
import { sampleBody } from '@/lib/openapi/curl-sample';
import type { Operation } from '@/lib/openapi/operations';

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
