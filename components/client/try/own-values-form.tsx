'use client';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { OWN_VALUES, parseOwnValues, readOwnValue, type OwnValue, type OwnValues } from '@/lib/openapi/own-values';
import { storedOwnValues, storeOwnValues } from './own-values-store';
import './call.css';

interface OwnValuesFormProps {
  /** The values that the page's samples have. */
  names: OwnValue['name'][];
  onClose: () => void;
}

/** Fields for the values that samples follow. There is none for a key. */
export default function OwnValuesForm({ names, onClose }: OwnValuesFormProps): ReactNode {
  const [texts, setTexts] = useState<OwnValues>(() => parseOwnValues(storedOwnValues()));
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('input')?.focus(), []);

  const change = (next: OwnValues) => {
    setTexts(next);
    const values: OwnValues = {};
    for (const { name } of OWN_VALUES) {
      const read = readOwnValue(name, next[name] ?? '');
      // As long as a value is wrong, the samples keep theirs.
      if ('value' in read && read.value) values[name] = read.value;
    }
    storeOwnValues(values);
  };
  return (
    <div className="own-values" role="group" aria-label="Your values" ref={first}>
      {OWN_VALUES.filter(({ name }) => names.includes(name)).map((value) => (
        <OwnValueField
          key={value.name}
          value={value}
          text={texts[value.name] ?? ''}
          onChange={(text) => change({ ...texts, [value.name]: text })}
        />
      ))}
      <p className="call-note">
        The samples on all pages follow until you close this tab. Keys stay placeholders: fill them in only where you
        run the command.
      </p>
      <p className="own-values-actions">
        <button type="button" className="try-button" onClick={onClose}>
          Done
        </button>
        <button type="button" className="fill-button" onClick={() => change({})}>
          Clear
        </button>
      </p>
    </div>
  );
}

function OwnValueField(props: { value: OwnValue; text: string; onChange: (text: string) => void }): ReactNode {
  const { value, text, onChange } = props;
  const { name, label, examples } = value;
  const id = useId();
  const read = readOwnValue(name, text);
  const problem = 'problem' in read ? read.problem : undefined;
  return (
    <div className="call-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={name === 'server' ? 'url' : undefined}
        value={text}
        placeholder={examples[0]}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {problem === undefined ? null : (
        <p className="call-fault" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
