import { execFileSync } from 'node:child_process';
import { callAddress, curlCommand, curlSample, sampleValues, shellQuote } from '@/lib/openapi/curl-sample';
import type { Operation } from '@/lib/openapi/operations';

const pathOf = (operation: Operation) => callAddress(operation, sampleValues(operation));
const base: Operation = {
  slug: 'x',
  aliases: [],
  title: 'X',
  tag: 'T',
  method: 'GET',
  path: '/thing/{thing_id}/part',
  description: 'X',
  status: 'ok',
  security: [],
  server: 'https://api.example.org',
  parameters: { path: [], query: [], header: [], cookie: [] },
  responses: [],
  errors: [],
  notes: [],
  related: [],
  guides: [],
  sdk: {},
  formerNames: [],
  keywords: [],
};
const schema = { name: '', type: 'string', required: false, flags: [], possible: [], children: [] };
const parameter = (name: string, value?: unknown, required = true) => ({
  name,
  required,
  deprecated: false,
  inSample: false,
  schema,
  examples: value === undefined ? [] : [{ value }],
});
const json = (value: unknown) => ({ type: 'application/json', alsoTypes: [], required: true, examples: [{ value }] });

describe('cURL samples', () => {
  test('B-122: a GET has only the address; braces turn patterns off', () => {
    expect(curlSample(base)).toBe(`curl -L -g \\\n'https://api.example.org/thing/{thing_id}/part'`);
  });

  test('B-122: path parameters are filled with their documented examples, encoded', () => {
    const parameters = { ...base.parameters, path: [parameter('thing_id', 'a b@c/d')] };
    expect(pathOf({ ...base, parameters })).toBe('/thing/a%20b%40c%2Fd/part');
  });

  test('B-122: each parameter of the path takes its own example, and one without an example stays in braces', () => {
    const parameters = { ...base.parameters, path: [parameter('a', 'one'), parameter('b', 'two'), parameter('c')] };
    expect(pathOf({ ...base, path: '/x/{b}/{a}/{c}', parameters })).toBe('/x/two/one/{c}');
  });

  test('B-122: a POST with a body names no method; headers, keys, and body follow on their own lines', () => {
    const sample = curlSample({
      ...base,
      method: 'POST',
      path: '/thing',
      security: ['Authorization'],
      body: json({ name: 'x' }),
      responses: [
        { status: '200', description: 'Done.', content: { type: 'application/json', alsoTypes: [], examples: [] } },
      ],
    });
    expect(sample).toBe(
      [
        `curl -L \\`,
        `'https://api.example.org/thing' \\`,
        `-u 'ACCESS_KEY:SECRET_KEY' \\`,
        `-H 'Content-Type: application/json' \\`,
        `-H 'Accept: application/json' \\`,
        `-d '{`,
        `  "name": "x"`,
        `}'`,
      ].join('\n'),
    );
  });

  test.each([
    ['PUT', json({}), true],
    ['DELETE', undefined, true],
    ['POST', undefined, true],
    ['POST', json({}), false],
    ['GET', undefined, false],
    ['GET', json({}), true],
  ] as const)('B-122: %s with body %j names its method: %s', (method, body, says) => {
    expect(curlSample({ ...base, method, body }).includes(`-X ${method}`)).toBe(says);
  });

  test('B-122: a body with "@" is sent raw, plain text as it is', () => {
    expect(curlSample({ ...base, method: 'POST', body: json({ mail: 'a@b.c' }) })).toContain('--data-raw ');
    const text = { ...json('$LAMP.Study'), type: 'text/plain' };
    expect(curlSample({ ...base, method: 'POST', body: text })).toMatch(/-d '\$LAMP\.Study'$/);
    expect(curlSample({ ...base, method: 'POST', body: json('Blue') })).toMatch(/-d '"Blue"'$/);
  });

  test('B-122: without an example there is no body and no header for it', () => {
    const body = { ...json({}), examples: [] };
    expect(curlSample({ ...base, method: 'POST', path: '/thing', body })).toBe(
      `curl -L -X POST \\\n'https://api.example.org/thing'`,
    );
  });

  test('B-122: a value that is no text is sent as JSON, whatever the media type', () => {
    expect(curlSample({ ...base, method: 'POST', body: { ...json([1]), type: 'text/plain' } })).toMatch(
      /-d '\[\n {2}1\n\]'$/,
    );
  });

  test('B-122: required query parameters are in the address, optional ones if the description asks for them', () => {
    const query = [
      parameter('from', 5),
      parameter('offset', 10, false),
      { ...parameter('limit', 50, false), inSample: true },
    ];
    const sample = curlSample({ ...base, path: '/thing', parameters: { ...base.parameters, query } });
    expect(sample).toBe(`curl -L \\\n'https://api.example.org/thing?from=5&limit=50'`);
  });

  test('B-122: header and cookie parameters have lines', () => {
    const parameters = {
      ...base.parameters,
      header: [parameter('X-A', "it's")],
      cookie: [parameter('c', 1), parameter('d', 'x')],
    };
    expect(curlSample({ ...base, path: '/', parameters })).toBe(
      `curl -L \\\n'https://api.example.org/' \\\n-H 'X-A: it'\\''s' \\\n-H 'Cookie: c=1; d=x'`,
    );
  });

  test('B-122: a required parameter without an example is there to be filled in', () => {
    const required = [parameter('x')];
    const parameters = { path: [], query: required, header: required, cookie: required };
    expect(curlSample({ ...base, path: '/', parameters })).toBe(
      `curl -L \\\n'https://api.example.org/?x=' \\\n-H 'x: ' \\\n-H 'Cookie: x='`,
    );
  });
});

describe('shell words', () => {
  test.each([
    `it's`,
    `''`,
    `$(touch /tmp/never) \`id\` $HOME`,
    `"double" \\ back\\'slash`,
    'two\nlines\ttab',
    `{"a": "'", "b": "@file", "c": "ü 🎈"}`,
    `; rm -rf / #`,
    '',
  ])('the shell returns %j unchanged', (text) => {
    const out = execFileSync('sh', ['-c', `printf %s ${shellQuote(text)}`], { encoding: 'utf8' });
    expect(out).toBe(text);
  });

  test('a command follows the values that a reader chooses, encoded so that no quote ends early', () => {
    const operation = { ...base, security: ['Authorization'] };
    const values = {
      server: 'http://localhost:8080',
      path: { thing_id: "o'neil" },
      query: { limit: '5', origin: 'a&b' },
      hasKeys: false,
    };
    expect(curlCommand(operation, values)).toBe(
      `curl -L \\\n'http://localhost:8080/thing/o%27neil/part?limit=5&origin=a%26b'`,
    );
  });
});
