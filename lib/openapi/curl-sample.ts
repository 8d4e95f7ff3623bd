import type { Operation } from './operations';
import { plainValue } from './constraints';

/** The placeholder for a credential's keys. */
export const KEYS_PLACEHOLDER = 'ACCESS_KEY:SECRET_KEY';

/** What a call of an operation sends, besides what is the same in each call. */
export interface CallValues {
  /** Address of the server, without a trailing slash. */
  server: string;
  /** By name, not yet encoded; one that is missing or empty stays in braces. */
  path: Record<string, string>;
  /** By name, in the order in which they are sent, not yet encoded. */
  query: Record<string, string>;
  /** As text; nothing for an operation without a body. */
  body?: string;
  /** Whether the command signs in. */
  hasKeys: boolean;
}

/**
 * The documented call: each parameter of the path has its example, so that the sample runs unchanged, and the query
 * has the required parameters and those marked for the sample.
 */
export function sampleValues(operation: Operation): CallValues {
  const { parameters, body, security, server } = operation;
  const inSample = parameters.query.filter(({ required, inSample: isShown }) => required || isShown);
  const examples = (list: Operation['parameters']['path']) =>
    Object.fromEntries(list.map((one) => [one.name, exampleText(one)]));
  return {
    server,
    path: examples(parameters.path),
    query: examples(inSample),
    body: sampleBody(body),
    hasKeys: security.length > 0,
  };
}

/** The first documented example of a parameter as text; empty if it has none. */
const exampleText = ({ examples }: Operation['parameters']['path'][number]): string =>
  plainValue(examples[0]?.value ?? '');

/** Path and query of a call, encoded. */
export function callAddress({ path }: Pick<Operation, 'path'>, values: Pick<CallValues, 'path' | 'query'>): string {
  const filled = path.replace(/\{([^}]+)\}/g, (whole, name: string) => encode(values.path[name] ?? '') || whole);
  const pairs = Object.entries(values.query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length ? `${filled}?${pairs.join('&')}` : filled;
}

/** Encoded for an address that stands in single quotes. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll("'", '%27');

/** The example body as sent: plain media types as raw text, everything else as JSON indented by two. */
export function sampleBody(body: Operation['body']): string | undefined {
  const example = body?.examples[0];
  if (!body || !example) return undefined;
  const isJson = /[/+]json\b/.test(body.type);
  return typeof example.value === 'string' && !isJson ? example.value : JSON.stringify(example.value, null, 2);
}

/** The documented call as a `curl` command. */
export const curlSample = (operation: Operation): string => curlCommand(operation, sampleValues(operation));

/** A call as a `curl` command. */
export const curlCommand = (operation: Operation, values: CallValues): string =>
  curlTokens(operation, values)
    .map(({ text }) => text)
    .join('');

/** A piece of a command with the class of its color; text in the default color has none. */
interface Token {
  text: string;
  className?: string;
}

/**
 * A call as a `curl` command for a POSIX shell, with the colors of code blocks: short options, redirects followed, the
 * address and each header on their own lines. The method is left out where curl infers it.
 */
export function curlTokens(operation: Operation, values: CallValues): Token[] {
  const { method, body, parameters, responses } = operation;
  const { body: data, server, hasKeys } = values;
  const address = server + callAddress(operation, values);
  const implied = (method === 'GET' && data === undefined) || (method === 'POST' && data !== undefined);
  // Without -g, curl reads braces and brackets as patterns.
  const options = ` -L${/[{}[\]]/.test(address) ? ' -g' : ''}${implied ? '' : ` -X ${method}`}`;
  const tokens: Token[] = [{ text: 'curl', className: 't-fu' }, { text: options }];
  const line = (option: string, value: string) => {
    const quoted = { text: shellQuote(value), className: 't-st' };
    tokens.push({ text: ' \\', className: 't-nu' }, { text: `\n${option}` }, quoted);
  };
  line('', address);
  if (hasKeys) line('-u ', KEYS_PLACEHOLDER);
  if (data !== undefined && body) line('-H ', `Content-Type: ${body.type}`);
  const accepted = responses.find(({ content }) => content)?.content?.type;
  if (accepted) line('-H ', `Accept: ${accepted}`);
  for (const one of parameters.header) line('-H ', `${one.name}: ${exampleText(one)}`);
  const cookies = parameters.cookie.map((one) => `${one.name}=${exampleText(one)}`);
  if (cookies.length) line('-H ', `Cookie: ${cookies.join('; ')}`);
  // With -d, text that begins with "@" would name a file.
  if (data !== undefined) line(data.includes('@') ? '--data-raw ' : '-d ', data);
  return tokens;
}

/** Quotes any value as one word of a POSIX shell, in single quotes. */
export function shellQuote(text: string): string {
  return `'${text.replace(/'/g, `'\\''`)}'`;
}
