import { loadApi } from '@/lib/openapi/load';
import { MADE_UP_IDS } from '@/lib/openapi/mock/made-up-people';
import { createSandbox, type QueryAnswer } from '@/lib/openapi/mock/sandbox';

const { document } = await loadApi();
const errorOf = (answer: QueryAnswer) => ('error' in answer ? answer.error : undefined);
const failure = async (expression: string) => {
  const error = errorOf(await createSandbox(document).query(expression));
  const { start, end } = error?.place ?? { start: 0, end: 0 };
  return { ...error, marked: expression.slice(start, end) };
};

it('queries and calls share one store', async () => {
  const sandbox = createSandbox(document);
  await sandbox.query(`$LAMP.Tag.set("${MADE_UP_IDS.study}", "me", "note", "kept")`);
  const { status, body } = await sandbox.call({
    method: 'GET',
    url: `/type/${MADE_UP_IDS.study}/tag/note`,
    headers: { authorization: 'Basic ACCESS_KEY:SECRET_KEY' },
    body: '',
  });
  expect([status, JSON.parse(body)]).toEqual([200, { data: 'kept' }]);
});

it('`$` is the input, or an empty object', async () => {
  const sandbox = createSandbox(document);
  expect(await sandbox.query('$', [1, 2])).toEqual({ value: [1, 2] });
  expect(await sandbox.query('$')).toEqual({ value: {} });
});

it('a query that selects nothing returns nothing', async () => {
  expect(await createSandbox(document).query('nothing')).toEqual({ value: undefined });
});

describe('an error', () => {
  it('marks the function that does not exist, with the entry of the error catalog', async () => {
    expect(await failure('[1].$Study_list($)')).toMatchObject({
      message: 'Attempted to invoke a non-function',
      marked: '$Study_list',
      explanation: { code: 'Attempted to invoke a non-function' },
    });
  });

  it('marks the last character if something is missing at the end', async () => {
    expect(await failure('$sum([1, 2]')).toMatchObject({ code: 'S0203', marked: ']' });
  });

  it('marks the wrong token', async () => {
    expect(await failure('[1, 2) + 3')).toMatchObject({ code: 'S0202', marked: ')' });
  });

  it('has the entry for its kind of message, whatever the message quotes', async () => {
    expect(await failure('$sum(["1"])')).toMatchObject({
      message: 'Argument 1 of function "sum" must be an array of "numbers"',
      marked: '$sum',
      explanation: { fix: expect.stringContaining('$number(value)') as string },
    });
    expect((await failure('{ 1: 2 }')).explanation?.cause).toContain('before the colon');
    expect((await failure('a b')).explanation?.code).toBe('(JSONata error)');
  });

  it("has the API's own code and its entry", async () => {
    expect(await failure('$LAMP.Participant.set("U2600000001", {"a": 1})')).toMatchObject({
      code: '503.unimplemented',
      marked: '$LAMP.Participant.set',
      explanation: { code: '503.unimplemented' },
    });
  });

  it('says what needs a server', async () => {
    const { message, explanation } = await failure('$LAMP.Credential.login("a", "b")');
    expect([message, explanation]).toEqual([expect.stringContaining('needs a server'), undefined]);
  });
});
