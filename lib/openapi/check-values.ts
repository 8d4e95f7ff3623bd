import type { CallValues } from './curl-sample';
import {
  METHODS,
  type ApiDocument,
  type OperationObject,
  type Parameter,
  type RequestBody,
  type Schema,
} from './document';
import { typed } from './mock/check-call';
import { createResolve } from './resolve';
import { createValidator } from './validator';

/** What does not fit the description, in words; nothing for what fits. */
interface ValueFaults {
  /** By the name of the parameter. */
  path: Record<string, string>;
  query: Record<string, string>;
  body: string[];
}

/**
 * Compares what a reader fills in with the description.
 * @returns a function that names what does not fit. Servers accept some of it.
 */
export function createValueCheck(
  document: ApiDocument,
  call: { method: string; path: string },
): (values: Pick<CallValues, 'path' | 'query' | 'body'>) => ValueFaults {
  const resolve = createResolve(document);
  const compare = createValidator(document, 'request');
  const item = document.paths[call.path] ?? {};
  const method = METHODS.find((one) => one === call.method.toLowerCase());
  const operation: OperationObject | undefined = method && item[method];
  const parameters = [...(operation?.parameters ?? []), ...(item.parameters ?? [])].map((one) =>
    resolve<Parameter>(one),
  );
  const requestBody = operation?.requestBody && resolve<RequestBody>(operation.requestBody);
  const [type = '', media] = Object.entries(requestBody?.content ?? {})[0] ?? [];

  const check = (location: Parameter['in'], given: Record<string, string>) => {
    const faults: Record<string, string> = {};
    for (const { in: where, name, required, schema = {} } of parameters) {
      if (where !== location) continue;
      const text = given[name] ?? '';
      if (text) {
        const found = compare(schema, typed(text, resolve<Schema>(schema)));
        if (found.length) faults[name] = found.map((fault) => inWords(fault)).join(' ');
      } else if (required) faults[name] = 'This one is required.';
    }
    return faults;
  };
  const checkBody = (text: string | undefined): string[] => {
    if (text === undefined || !requestBody) return [];
    if (!text.trim()) return requestBody.required ? ['The body is required.'] : [];
    let value: unknown = text;
    if (/json/.test(type)) {
      try {
        value = JSON.parse(text);
      } catch (error) {
        return [`This isn't JSON yet. ${placeOf(text, (error as Error).message)}`];
      }
    }
    return media?.schema ? compare(media.schema, value).map(inWords) : [];
  };
  return ({ path, query, body }) => ({
    path: check('path', path),
    query: check('query', query),
    body: checkBody(body),
  });
}

/** Where the parser stopped: some engines give the line, others an offset or neither. */
function placeOf(text: string, message: string): string {
  const offset = /position (\d+)/.exec(message)?.[1];
  const line = /line (\d+)/.exec(message)?.[1] ?? (offset && String(text.slice(0, Number(offset)).split('\n').length));
  return line ? `Look at line ${line}.` : message;
}

/** The validator's messages as people would put them; the first that fits counts. */
const WORDS: [RegExp, string][] = [
  [/Instance type "([^"]+)" is invalid\. Expected "([^"]+)"\./, 'expected $2, not $1.'],
  [/Instance does not have required property "([^"]+)"\./, '"$1" is missing.'],
  [/Instance does not match exactly one subschema.*/, 'it fits none of the choices, or more than one.'],
  [/Instance does not match any subschemas\./, 'it fits none of the choices.'],
  [/Instance does not match any of \[(.*)\]\./, 'expected one of $1.'],
  [/Instance does not match (.*)\./, 'expected $1.'],
  [/Property ("[^"]+") does not match additional properties schema\./, '$1 has no place here.'],
  [/String does not match pattern\./, "the text doesn't have the expected form."],
];

/** A fault with the place that it is about, as in `schedule[0].time: expected string, not number.` */
function inWords(fault: string): string {
  const [pattern, words] = WORDS.find(([one]) => one.test(fault)) ?? [/$/, ''];
  const told = fault.replace(pattern, words);
  const place = /^\/(\S+): /.exec(told)?.[1];
  if (place === undefined) {
    const message = told.replace(/^value: /, '');
    return message.charAt(0).toUpperCase() + message.slice(1);
  }
  const path = place.replace(/(^|\/)(\d+)(?=\/|$)/g, '[$2]').replaceAll('/', '.');
  return `${path}: ${told.slice(place.length + 3)}`;
}
