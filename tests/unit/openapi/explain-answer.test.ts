import { explainAnswer } from '@/lib/openapi/explain-answer';
import { loadApi } from '@/lib/openapi/load';

const api = await loadApi();
const VIEW = 'view-a-participant';
const QUERY = api.operations.find(({ id }) => id === 'API.query')?.slug ?? '';

it.each<[what: string, slug: string, status: number, body: unknown, codes: string[]]>([
  ['a success has none', VIEW, 200, { data: [] }, []],
  ['an error has that of its code', VIEW, 404, { error: '404.resource-not-found' }, ['404.resource-not-found']],
  [
    'a message has that of its code',
    'create-an-tag-spec',
    404,
    { message: '404.api-endpoint-unimplemented' },
    ['404.api-endpoint-unimplemented'],
  ],
  ['a list of what is wrong', 'create-a-researcher', 400, { status: 'error', errors: [] }, ['(field rules)']],
  ['no body, as for what is no JSON', VIEW, 400, undefined, ['(page of HTML)']],
  ['a failed query without a code', QUERY, 500, { error: 'The symbol "}" cannot be used' }, ['(JSONata error)']],
])('the explanation of an answer: %s', (_, slug, status, body, codes) => {
  const found = explainAnswer(
    api.document,
    api.operations.find((one) => one.slug === slug)!,
    { status, body },
  );
  expect(found.map((one) => one.code)).toEqual(codes);
});
