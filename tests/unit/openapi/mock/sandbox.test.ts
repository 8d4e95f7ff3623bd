import { loadApi } from '@/lib/openapi/load';
import { curlSample } from '@/lib/openapi/curl-sample';
import { isServed } from '@/lib/openapi/navigation';
import { MADE_UP_IDS } from '@/lib/openapi/mock/made-up-people';
import { createSandbox, type Sandbox } from '@/lib/openapi/mock/sandbox';

const { document, operations } = await loadApi();
const ask = (text: string, input?: unknown, sandbox: Sandbox = createSandbox(document)) =>
  sandbox({ kind: 'query', text, input });
const call = (text: string, sandbox: Sandbox = createSandbox(document)) => sandbox({ kind: 'call', text });
const failure = async (expression: string) => {
  const { error } = await ask(expression);
  const { start, end } = error?.place ?? { start: 0, end: 0 };
  return { message: error?.message, explanation: error?.explanations[0], marked: expression.slice(start, end) };
};

it('queries and calls share one store', async () => {
  const sandbox = createSandbox(document);
  await ask(`$LAMP.Tag.set("${MADE_UP_IDS.study}", "me", "note", "kept")`, undefined, sandbox);
  const address = `https://api.lamp.digital/type/${MADE_UP_IDS.study}/tag/note`;
  expect(await call(`curl '${address}' -u 'ACCESS_KEY:SECRET_KEY'`, sandbox)).toEqual({
    status: 200,
    value: { data: 'kept' },
    error: undefined,
  });
});

it('every documented command can be run as it is', async () => {
  const served = operations.filter(isServed);
  expect(served.length).toBeGreaterThan(40);
  for (const operation of served) {
    const { status, error } = await call(curlSample(operation));
    expect([operation.slug, error?.message, status]).toEqual([operation.slug, undefined, expect.any(Number)]);
  }
});

it('a response that is an error has the entries of the error catalog', async () => {
  const { status, error } = await call("curl https://api.lamp.digital/researcher/me/study -u 'ACCESS_KEY:WRONG'");
  expect([status, error?.explanations.map(({ code }) => code)]).toEqual([403, ['403.no-such-credentials']]);
});

it('a command that cannot be read says where', async () => {
  const command = "curl 'https://a.org/study' -k";
  const { error } = await call(command);
  expect(error?.message).toBe('Only the real curl knows "-k".');
  expect(command.slice(error?.place?.start, error?.place?.end)).toBe('-k');
});

it.each<[what: string, expression: string, error: object]>([
  [
    'marks the function that does not exist, with its entry of the error catalog',
    '[1].$Study_list($)',
    {
      message: 'Attempted to invoke a non-function',
      marked: '$Study_list',
      explanation: { code: 'Attempted to invoke a non-function' },
    },
  ],
  ['marks the last character if something is missing at the end', '$sum([1, 2]', { marked: ']' }],
  ['marks the wrong token', '[1, 2) + 3', { marked: ')' }],
  [
    'has the entry for its kind of message, whatever the message quotes',
    '$sum(["1"])',
    {
      message: 'Argument 1 of function "sum" must be an array of "numbers"',
      marked: '$sum',
      explanation: { fix: expect.stringContaining('$number(value)') as string },
    },
  ],
  ['has the entry of a key that is no text', '{ 1: 2 }', { explanation: { cause: expect.stringContaining('colon') } }],
  ['has the entry of any other', 'a b', { explanation: { code: '(JSONata error)' } }],
  [
    "has the API's own code and its entry",
    '$LAMP.Participant.set("U2600000001", {"a": 1})',
    { message: '503.unimplemented', marked: '$LAMP.Participant.set', explanation: { code: '503.unimplemented' } },
  ],
])('an error of a query %s', async (_, expression, error) => expect(await failure(expression)).toMatchObject(error));
