import { explainAnswer } from '@/lib/openapi/explain-answer';
import { loadApi, type Api } from '@/lib/openapi/load';

let api: Api;
beforeAll(async () => {
  api = await loadApi();
});
const explain = (slug: string, status: number, body: unknown) =>
  explainAnswer(api.document, api.operation(slug), { status, body }).map(({ code }) => code);

const VIEW = 'view-a-participant';

describe('an answer', () => {
  it('has no explanation if it is a success', () => {
    expect(explain(VIEW, 200, { data: [] })).toEqual([]);
  });

  it('is explained by the code that it names', () => {
    expect(explain(VIEW, 404, { error: '404.resource-not-found' })).toEqual(['404.resource-not-found']);
    expect(explain('create-an-tag-spec', 404, { message: '404.api-endpoint-unimplemented' })).toEqual([
      '404.api-endpoint-unimplemented',
    ]);
  });

  it('is explained by the rules of the fields if the server lists what is wrong with them', () => {
    expect(explain('create-a-researcher', 400, { status: 'error', errors: [] })).toEqual(['(field rules)']);
  });

  it('without a body is explained as the page that servers send for what is no JSON', () => {
    expect(explain(VIEW, 400, undefined)).toEqual(['(page of HTML)']);
  });

  it('of a query is explained as an error of the language if it has no code', () => {
    const query = api.operations.find(({ id }) => id === 'API.query');
    expect(explain(query?.slug ?? '', 500, { error: 'The symbol "}" cannot be used as a unary operator' })).toEqual([
      '(JSONata error)',
    ]);
  });
});
