import { MADE_UP_IDS } from '@/lib/data/people/made-up-people';
import { curlSample } from '@/lib/openapi/curl-sample';
import { loadApi } from '@/lib/openapi/load-api';
import { createSandbox, type RunSample } from '@/lib/mock-api/sandbox';
import { isServed } from '@/lib/openapi/operation-groups';

const { description, operations } = await loadApi();
const ask = (text: string, input?: unknown, sandbox: RunSample = createSandbox(description)) =>
  sandbox({ kind: 'query', text, input });
const call = (text: string, sandbox: RunSample = createSandbox(description)) => sandbox({ kind: 'call', text });
const failure = async (expression: string) => {
  const { error } = await ask(expression);
  const [pointed] = /^\$?[\w.]+|^./.exec(expression.slice(error?.offset ?? 0)) ?? [];
  return { message: error?.message, at: pointed };
};

it('queries and calls share one store', async () => {
  const sandbox = createSandbox(description);
  await ask(`$LAMP.Tag.set("${MADE_UP_IDS.study}", "me", "note", "kept")`, undefined, sandbox);
  const address = `https://api.lamp.digital/type/${MADE_UP_IDS.study}/tag/note`;
  expect(await call(`curl '${address}' -u 'ACCESS_KEY:SECRET_KEY'`, sandbox)).toEqual({
    status: 200,
    value: { data: 'kept' },
  });
});

it.each(['$LAMP', '$LAMP.Study', '$LAMP.Study.list', '$$', '$string', '"a"', '[1]', '/a/', 'function($x){$x}'])(
  'a query gets from %s to no script of the page, so it can send nothing',
  async (value) => {
    const names = '["constructor", "__proto__", "prototype", "call", "toString", "environment", "implementation"]';
    expect(await ask(`${names}[$exists($lookup(${value}, $))]`)).toEqual({ value: undefined });
  },
);

it('every documented command can be run as it is', async () => {
  const served = operations.filter(isServed);
  expect(served.length).toBeGreaterThan(40);
  for (const operation of served) {
    const { status, error } = await call(curlSample(operation));
    expect([operation.slug, error?.message, status]).toEqual([operation.slug, undefined, expect.any(Number)]);
  }
});

it.each<[what: string, expression: string, error: object]>([
  [
    'the function that does not exist',
    '[1].$Study_list($)',
    { message: 'Attempted to invoke a non-function', at: '$Study_list' },
  ],
  ['the last character if something is missing at the end', '$sum([1, 2]', { at: ']' }],
  ['the wrong token', '[1, 2) + 3', { at: ')' }],
  [
    "the function of the API, with the API's own code",
    '$LAMP.Participant.set("U2600000001", {"a": 1})',
    { message: '503.unimplemented', at: '$LAMP.Participant.set' },
  ],
])('an error of a query points at %s', async (_, expression, error) =>
  expect(await failure(expression)).toMatchObject(error),
);
