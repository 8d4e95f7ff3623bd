'use client';
import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createValueCheck } from '@/lib/openapi/check-call';
import { callAddress, curlTokens, sampleValues, type CallValues } from '@/lib/openapi/curl-sample';
import type { ApiDocument } from '@/lib/openapi/document';
import { listOperations, type Operation, type ShownParameter } from '@/lib/openapi/operations';
import { parseOwnValues, withOwnValues } from '@/lib/openapi/own-values';
import { BodyField, ParameterField } from './call-fields';
import { CallAnswer } from './call-answer';
import { storedOwnValues, subscribeToOwnValues } from './own-values-store';
import { closeSandbox } from './sandbox';
import { signIns } from './sign-ins';
import { RunError, runOnEnter, useRun } from './use-run';
import './bench.css';
import './call.css';

interface CallBenchProps {
  /** Method and path, as in `GET /study/{id}`. */
  call: string;
  /** The code of the sample, which follows the fields. */
  code: HTMLElement;
  onClose: () => void;
}

/** The bench for all operations of a description, which is its text. */
export function benchFor(description: string): (props: CallBenchProps) => ReactNode {
  const document = JSON.parse(description) as ApiDocument;
  const operations = new Map(listOperations(document).map((one) => [`${one.method} ${one.path}`, one]));
  return function CallBench(props) {
    const operation = operations.get(props.call);
    if (!operation) throw new Error(`The description has no operation ${props.call}.`);
    return <Bench {...props} document={document} operation={operation} operations={[...operations.values()]} />;
  };
}

type BenchProps = CallBenchProps & { document: ApiDocument; operation: Operation; operations: Operation[] };

/** Fields for a call, whose command is the page's sample, and the answer of the mock. */
function Bench({ code, document: description, operation, operations, onClose }: BenchProps): ReactNode {
  const own = useSyncExternalStore(subscribeToOwnValues, storedOwnValues);
  const start = useMemo(() => startValues(operation, own), [operation, own]);
  const [changes, setChanges] = useState<Partial<Pick<CallValues, 'path' | 'query' | 'body'>>>({});
  const { outcome, isLate, start: startCall, clear } = useRun('call');
  const accounts = useMemo(() => signIns(operations), [operations]);
  const [account, setAccount] = useState(accounts[0]!);
  const check = useMemo(() => createValueCheck(description, operation), [description, operation]);

  const values: CallValues = {
    ...start,
    path: { ...start.path, ...changes.path },
    query: filled(operation, { ...start.query, ...changes.query }),
    body: changes.body ?? start.body,
    hasKeys: operation.security.length > 0 && account.authorization !== undefined,
  };
  const faults = check(values);
  useSample(code, curlTokens(operation, values));
  useEffect(() => () => closeSandbox(), []);

  const send = () =>
    startCall({
      method: operation.method,
      url: callAddress(operation, values),
      headers: {
        authorization: operation.security.length ? account.authorization : undefined,
        'content-type': values.body === undefined ? undefined : operation.body?.type,
      },
      body: values.body ?? '',
    });
  const reset = () => {
    clear();
    closeSandbox();
    setChanges({});
    setAccount(accounts[0]!);
  };
  const { parameters, body } = operation;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the fields inside take the keys
    <div className="call-bench" role="group" aria-label="Try with sample data" onKeyDown={runOnEnter(send)}>
      {(['path', 'query'] as const).flatMap((location) =>
        parameters[location]
          .filter(isOffered)
          .map((parameter) => (
            <ParameterField
              key={`${location} ${parameter.name}`}
              parameter={parameter}
              value={changes[location]?.[parameter.name] ?? start[location][parameter.name] ?? ''}
              fault={faults[location][parameter.name]?.join(' ')}
              onChange={(text) =>
                setChanges({ ...changes, [location]: { ...changes[location], [parameter.name]: text } })
              }
            />
          )),
      )}
      {body && values.body !== undefined ? (
        <BodyField
          body={body}
          value={values.body}
          faults={faults.body}
          onChange={(text) => setChanges({ ...changes, body: text })}
        />
      ) : null}
      {operation.security.length ? <KeysField options={accounts} value={account} onChange={setAccount} /> : null}
      <p className="own-values-actions">
        <button type="button" className="try-button" onClick={send} title="Ctrl+Enter or ⌘+Enter">
          Send
        </button>
        <button type="button" className="fill-button" onClick={reset}>
          Reset
        </button>
        <button type="button" className="fill-button" onClick={onClose}>
          Close
        </button>
      </p>
      <p className="call-note">
        Answered in your browser, from made-up data. What you write lasts until you press Reset or leave the page, and
        nothing is sent anywhere.
      </p>
      {outcome.kind === 'failed' ? (
        <RunError error={outcome.error} onRetry={send} />
      ) : (
        <CallAnswer
          answer={outcome.kind === 'done' ? outcome.answer : undefined}
          isLate={isLate}
          description={description}
          operation={operation}
        />
      )}
    </div>
  );
}

/** Deprecated parameters are in the documentation, but nobody should try them. */
const isOffered = ({ deprecated }: ShownParameter): boolean => !deprecated;

/** The documented call with the reader's own values, as they are stored. */
function startValues(operation: Operation, own: string | null): CallValues {
  const values = sampleValues(operation);
  return JSON.parse(withOwnValues(JSON.stringify(values), parseOwnValues(own))) as CallValues;
}

/** The query in the order of the description, without what the reader left empty. */
function filled({ parameters }: Operation, query: Record<string, string>): Record<string, string> {
  const sent = parameters.query.filter(({ name }) => query[name]);
  return Object.fromEntries(sent.map(({ name }) => [name, query[name] ?? '']));
}

/** Shows a command in the page's sample, and the sample again once the bench closes. */
function useSample(code: HTMLElement, tokens: ReturnType<typeof curlTokens>): void {
  const changed = useRef(false);
  useEffect(() => {
    const original = [...code.childNodes];
    return () => {
      if (changed.current) code.replaceChildren(...original);
    };
  }, [code]);
  useEffect(() => {
    if (code.textContent === tokens.map(({ text }) => text).join('')) return;
    changed.current = true;
    const pieces = tokens.map(({ text, className }) => {
      if (!className) return text;
      const piece = document.createElement('span');
      piece.className = className;
      piece.textContent = text;
      return piece;
    });
    code.replaceChildren(...pieces);
  });
}

interface KeysFieldProps<T> {
  options: (T & { label: string })[];
  value: T & { label: string };
  onChange: (value: T & { label: string }) => void;
}

/** Whose made-up keys the call has. */
function KeysField<T>({ options, value, onChange }: KeysFieldProps<T>): ReactNode {
  const id = useId();
  return (
    <div className="call-field">
      <label htmlFor={id}>Keys</label>
      <select
        id={id}
        value={value.label}
        onChange={(event) => onChange(options.find(({ label }) => label === event.currentTarget.value) ?? value)}
      >
        {options.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </div>
  );
}
