import type { Operation } from './operations';
import { plainValue } from './constraints';
import { shellQuote } from './shell-quote';

/** The placeholder for a credential's keys. */
export const KEYS_PLACEHOLDER = 'ACCESS_KEY:SECRET_KEY';

/**
 * The path used in the sample: each parameter is filled with its documented example, so that the sample runs
 * unchanged; one without an example stays in braces.
 */
export function samplePath({ path, parameters }: Pick<Operation, 'path' | 'parameters'>): string {
  return path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const example = parameters.path.find((parameter) => parameter.name === name)?.examples[0];
    return example ? encodeURIComponent(plainValue(example.value)) : whole;
  });
}

/** Required query parameters and those marked for the sample, with their examples. */
function sampleQuery({ parameters }: Pick<Operation, 'parameters'>): string {
  const pairs = parameters.query
    .filter(({ required, inSample }) => required || inSample)
    .map(
      ({ name, examples }) => `${encodeURIComponent(name)}=${encodeURIComponent(plainValue(examples[0]?.value ?? ''))}`,
    );
  return pairs.length ? `?${pairs.join('&')}` : '';
}

/** The example body as sent: plain media types as raw text, everything else as JSON indented by two. */
export function sampleBody(body: Operation['body']): string | undefined {
  const example = body?.examples[0];
  if (!body || !example) return undefined;
  const isJson = /[/+]json\b/.test(body.type);
  return typeof example.value === 'string' && !isJson ? example.value : JSON.stringify(example.value, null, 2);
}

/**
 * The call as a `curl` command for a POSIX shell: short options, redirects followed, the address and each header on
 * their own lines. The method is left out where curl infers it.
 */
export function curlSample(operation: Operation): string {
  const { method, body, parameters, responses, security, server } = operation;
  const data = sampleBody(body);
  const address = server + samplePath(operation) + sampleQuery(operation);
  const implied = (method === 'GET' && data === undefined) || (method === 'POST' && data !== undefined);
  const first = ['curl', '-L'];
  // Without -g, curl reads braces and brackets as patterns.
  if (/[{}[\]]/.test(address)) first.push('-g');
  if (!implied) first.push('-X', method);

  const lines = [first.join(' '), shellQuote(address)];
  const header = (name: string, value: string) => lines.push(`-H ${shellQuote(`${name}: ${value}`)}`);
  if (security.length) lines.push(`-u ${shellQuote(KEYS_PLACEHOLDER)}`);
  if (data !== undefined && body) header('Content-Type', body.type);
  const accepted = responses.find(({ content }) => content)?.content?.type;
  if (accepted) header('Accept', accepted);
  for (const { name, examples } of parameters.header) header(name, plainValue(examples[0]?.value ?? ''));
  if (parameters.cookie.length) {
    const pairs = parameters.cookie.map(({ name, examples }) => `${name}=${plainValue(examples[0]?.value ?? '')}`);
    header('Cookie', pairs.join('; '));
  }
  // With -d, text that begins with "@" would name a file.
  if (data !== undefined) lines.push(`${data.includes('@') ? '--data-raw' : '-d'} ${shellQuote(data)}`);
  return lines.join(' \\\n');
}
