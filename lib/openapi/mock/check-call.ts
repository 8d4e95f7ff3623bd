import type { ApiDocument, OperationObject, Parameter, RequestBody, Schema } from '@/lib/openapi/document';
import { createResolve } from '@/lib/openapi/resolve';
import { createValidator } from '@/lib/openapi/validator';

export interface Sent {
  params: Record<string, string>;
  query: URLSearchParams;
  /** Media type without parameters; empty if none was sent. */
  type: string;
  body: unknown;
}

/**
 * Compares calls with the description. Servers silently accept much that a sample should not do.
 * @returns a function that describes how a call's parameters and body differ from the operation.
 */
export function createCallCheck(document: ApiDocument): (operation: OperationObject, sent: Sent) => CallFaults {
  const resolve = createResolve(document);
  const compare = createValidator(document, 'request');
  return (operation, { params, query, type, body }) => {
    const parameters = (operation.parameters ?? []).map((one) => resolve<Parameter>(one));
    const known = new Map(parameters.filter((one) => one.in === 'query').map((one) => [one.name, one]));
    const inCall = [...query].flatMap(([name, text]) => {
      const parameter = known.get(name);
      if (!parameter) return [`the parameter "${name}" is unknown`];
      return compare(parameter.schema ?? {}, typed(text, resolve<Schema>(parameter.schema ?? {}))).map(
        (fault) => `the parameter "${name}": ${fault}`,
      );
    });
    for (const { in: location, name, schema } of parameters) {
      if (location === 'path')
        inCall.push(...compare(schema ?? {}, params[name] ?? '').map((one) => `"${name}": ${one}`));
    }
    if (!operation.requestBody) return { inCall, inBody: [] };
    const { content } = resolve<RequestBody>(operation.requestBody);
    const media = content[type];
    if (!media) return { inCall, inBody: [`expected ${Object.keys(content).join(' or ')}, got "${type}"`] };
    return { inCall, inBody: compare(media.schema ?? {}, body) };
  };
}

interface CallFaults {
  inCall: string[];
  inBody: string[];
}

/** A text of a query as the value that its schema asks for; text that is none stays text. */
export function typed(text: string, { type }: Schema): unknown {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (type === 'integer' || type === 'number') return Number.isNaN(number) ? text : number;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}
