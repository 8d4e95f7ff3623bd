import { plainValue } from './constraints';
import type { Operation, ShownParameter } from './operations';

export const KEYS_PLACEHOLDER = 'ACCESS_KEY:SECRET_KEY';

/** The first documented example of a parameter as text; empty if it has none. */
const exampleText = ({ examples }: ShownParameter): string => plainValue(examples[0]?.value ?? '');

/** Encoded for an address in single quotes. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

type Show = (value: string, parameter: ShownParameter) => string;

/** The parameters in the address of the documented call: those of the path, and in its query those required or marked. */
export const calledParameters = ({ parameters: { path, query } }: Operation): ShownParameter[] => [
  ...path,
  ...query.filter(({ required, isInSample }) => required || isInSample),
];

/** The address of the documented call, with each parameter's example as `show` shows it, or its name without one. */
export function addressOf(operation: Operation, show: Show = (value) => value): string {
  const { server, path, parameters } = operation;
  const filled = path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const parameter = parameters.path.find((candidate) => candidate.name === name);
    return parameter ? show(encode(exampleText(parameter)) || whole, parameter) : whole;
  });
  const pairs = calledParameters(operation)
    .filter((parameter) => parameters.query.includes(parameter))
    .map((parameter) => `${encode(parameter.name)}=${show(encode(exampleText(parameter)), parameter)}`);
  return server + (pairs.length ? `${filled}?${pairs.join('&')}` : filled);
}

/** The example body as sent: plain media types as raw text, everything else as JSON indented by two. */
function sampleBody(body: Operation['body']): string | undefined {
  const example = body?.examples[0];
  if (!body || !example) return undefined;
  const isJson = /[/+]json\b/.test(body.type);
  return typeof example.value === 'string' && !isJson ? example.value : JSON.stringify(example.value, null, 2);
}

/**
 * The documented call as a `curl` command for a POSIX shell: short options, redirects followed, the address and each
 * header on their own lines. The method is left out where curl infers it.
 */
export function curlSample(operation: Operation): string {
  const { method, body, parameters, responses, security } = operation;
  const data = sampleBody(body);
  const address = addressOf(operation);
  const isImplied = (method === 'GET' && data === undefined) || (method === 'POST' && data !== undefined);
  // Without -g, curl reads braces and brackets as patterns.
  const lines = [`curl -L${/[{}[\]]/.test(address) ? ' -g' : ''}${isImplied ? '' : ` -X ${method}`}`];
  const add = (option: string, value: string) => lines.push(option + quoteForShell(value));
  add('', address);
  if (security.length) add('-u ', KEYS_PLACEHOLDER);
  if (data !== undefined && body) add('-H ', `Content-Type: ${body.type}`);
  const accepted = responses.find(({ content }) => content)?.content?.type;
  if (accepted) add('-H ', `Accept: ${accepted}`);
  for (const parameter of parameters.header) add('-H ', `${parameter.name}: ${exampleText(parameter)}`);
  const cookies = parameters.cookie.map((parameter) => `${parameter.name}=${exampleText(parameter)}`);
  if (cookies.length) add('-H ', `Cookie: ${cookies.join('; ')}`);
  // With -d, text that begins with "@" would name a file.
  if (data !== undefined) add(data.includes('@') ? '--data-raw ' : '-d ', data);
  return lines.join(' \\\n');
}

/** Quotes any value as one word of a POSIX shell, in single quotes. */
export function quoteForShell(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}
