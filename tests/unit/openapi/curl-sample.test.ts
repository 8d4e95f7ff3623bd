import { execFileSync } from 'node:child_process';
import { curlSample, quoteForShell } from '@/lib/openapi/curl-sample';
import { loadApiFrom } from '@/lib/openapi/load-api';
import type { Operation } from '@/lib/openapi/operations';

const none: Operation['parameters'] = { path: [], query: [], header: [], cookie: [] };
const base: Operation = {
  ...(await loadApiFrom('tests/fixtures/api')).operations[0]!,
  method: 'GET',
  path: '/thing',
  security: [],
  server: 'https://api.example.org',
  parameters: none,
  body: undefined,
  responses: [],
};
const parameter = (name: string, value?: unknown, isRequired = true, isInSample = false) => ({
  name,
  type: 'string',
  required: isRequired,
  isInSample,
  description: '',
  flags: [],
  possible: [],
  children: [],
  examples: value === undefined ? [] : [{ value }],
});
const content = { type: 'application/json', alsoTypes: [], schema: undefined, examples: [] };
const json = (value: unknown) => ({ ...content, required: true, description: undefined, examples: [{ value }] });

test.each<[what: string, change: Partial<Operation>, lines: string[]]>([
  ['a GET has only the address', {}, ['curl -L', "'https://api.example.org/thing'"]],
  [
    'a parameter of the path without an example stays in braces, which turn patterns off',
    { path: '/thing/{id}', parameters: { ...none, path: [parameter('id')] } },
    ['curl -L -g', "'https://api.example.org/thing/{id}'"],
  ],
  [
    'each parameter of the path takes its own example, encoded',
    { path: '/x/{b}/{a}', parameters: { ...none, path: [parameter('a', 'a b@c/d'), parameter('b', 2)] } },
    ['curl -L', "'https://api.example.org/x/2/a%20b%40c%2Fd'"],
  ],
  [
    'a POST with a body names no method; headers, keys, and body follow on their own lines',
    {
      method: 'POST',
      security: ['Authorization'],
      body: json({ name: 'x' }),
      responses: [{ status: '200', description: 'Done.', content }],
    },
    [
      'curl -L',
      "'https://api.example.org/thing'",
      "-u 'ACCESS_KEY:SECRET_KEY'",
      "-H 'Content-Type: application/json'",
      "-H 'Accept: application/json'",
      `-d '{\n  "name": "x"\n}'`,
    ],
  ],
  [
    'without an example there is no body and no header for it',
    { method: 'POST', body: { ...json({}), examples: [] } },
    ['curl -L -X POST', "'https://api.example.org/thing'"],
  ],
  [
    'required query parameters are in the address, optional ones if the description asks for them',
    {
      parameters: {
        ...none,
        query: [parameter('from', 5), parameter('offset', 10, false), parameter('limit', 50, false, true)],
      },
    },
    ['curl -L', "'https://api.example.org/thing?from=5&limit=50'"],
  ],
  [
    'header and cookie parameters have lines',
    {
      parameters: { ...none, header: [parameter('X-A', "it's")], cookie: [parameter('c', 1), parameter('d', 'x')] },
    },
    ['curl -L', "'https://api.example.org/thing'", `-H 'X-A: it'\\''s'`, "-H 'Cookie: c=1; d=x'"],
  ],
  [
    'a required parameter without an example is there to be filled in',
    { parameters: { path: [], query: [parameter('x')], header: [parameter('x')], cookie: [parameter('x')] } },
    ['curl -L', "'https://api.example.org/thing?x='", "-H 'x: '", "-H 'Cookie: x='"],
  ],
])('in the sample, %s', (_, change, lines) => expect(curlSample({ ...base, ...change })).toBe(lines.join(' \\\n')));

it.each([
  ['JSON with "@" is sent raw', json({ mail: 'a@b.c' }), `--data-raw '{\n  "mail": "a@b.c"\n}'`],
  ['plain text is sent as it is', { ...json('$LAMP.Study'), type: 'text/plain' }, "-d '$LAMP.Study'"],
  ['text as JSON is in quotes', json('Blue'), `-d '"Blue"'`],
  ['a value that is no text is sent as JSON', { ...json([1]), type: 'text/plain' }, "-d '[\n  1\n]'"],
])('of a body, %s', (_, body, end) => {
  expect(curlSample({ ...base, method: 'POST', body }).endsWith(` \\\n${end}`)).toBe(true);
});

it('the shell returns any text unchanged', () => {
  const text = `it's '' $(touch /tmp/never) \`id\` $HOME "double" \\ back\\'slash\ntwo lines\t{"c": "ü 🎈"}; rm -rf / #`;
  expect(execFileSync('sh', ['-c', `printf %s ${quoteForShell(text)}`], { encoding: 'utf8' })).toBe(text);
});
