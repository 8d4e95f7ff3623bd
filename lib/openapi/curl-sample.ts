import { plainValue } from './constraints';
import type { Operation } from './operations';

export const KEYS_PLACEHOLDER = 'ACCESS_KEY:SECRET_KEY';

/** The first documented example of a parameter as text; empty if it has none. */
const exampleText = ({ examples }: Operation['parameters']['path'][number]): string =>
  plainValue(examples[0]?.value ?? '');

/** Encoded for an address in single quotes. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/** The address with each parameter of the path as `show` shows its example, or its name in braces without one. */
export function filledPath({ server, path, parameters }: Operation, show = (value: string) => value): string {
  const examples = new Map(parameters.path.map((parameter) => [parameter.name, encode(exampleText(parameter))]));
  return server + path.replace(/\{([^}]+)\}/g, (whole, name: string) => show(examples.get(name) || whole));
}

/** The address of the documented call, whose query has the required parameters and those marked for the sample. */
function addressOf(operation: Operation): string {
  const filled = filledPath(operation);
  const pairs = operation.parameters.query
    .filter(({ required, isInSample }) => required || isInSample)
    .map((parameter) => `${encode(parameter.name)}=${encode(exampleText(parameter))}`);
  return pairs.length ? `${filled}?${pairs.join('&')}` : filled;
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
  const add = (option: string, value: string) => lines.push(option + shellQuote(value));
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
export function shellQuote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}
