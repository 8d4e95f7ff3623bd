import { createValueCheck } from '@/lib/openapi/check-call';
import type { ApiDocument } from '@/lib/openapi/document';

const string = { type: 'string' };
const document = {
  openapi: '3.0.3',
  info: { title: 'API', version: '1' },
  paths: {
    '/study/{id}/thing': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]+$' } }],
      post: {
        parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', maximum: 10 } }],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } },
        },
        responses: {},
      },
    },
    '/': { post: { requestBody: { content: { 'text/plain': { schema: string } } }, responses: {} } },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        required: ['name'],
        properties: {
          name: string,
          kind: { type: 'string', enum: ['a', 'b'] },
          parts: { type: 'array', items: { type: 'object', properties: { size: { type: 'number' } } } },
        },
      },
    },
  },
} as unknown as ApiDocument;

const check = createValueCheck(document, { method: 'POST', path: '/study/{id}/thing' });
const body = (text: string) => check({ path: { id: 'x' }, query: {}, body: text }).body;

describe('what a reader fills in', () => {
  it('fits the description without a word', () => {
    expect(check({ path: { id: 'abc' }, query: { limit: '5' }, body: '{"name": "x", "kind": "a"}' })).toEqual({
      path: {},
      query: {},
      body: [],
    });
  });

  it('is told per field when it breaks a rule', () => {
    const faults = check({ path: { id: 'ABC' }, query: { limit: '11' }, body: '{"name": "x"}' });
    expect(faults.path).toEqual({ id: ["The text doesn't have the expected form."] });
    expect(faults.query).toEqual({ limit: ['11 is greater than 10.'] });
    expect(check({ path: {}, query: { limit: 'many' }, body: '{"name": "x"}' })).toMatchObject({
      path: { id: ['This one is required.'] },
      query: { limit: ['Expected integer, not string.'] },
    });
  });

  it('is told with its place in the body', () => {
    expect(body('{"kind": "c", "parts": [{"size": "big"}]}')).toEqual([
      '"name" is missing.',
      'kind: expected one of "a","b".',
      'parts[0].size: expected number, not string.',
    ]);
  });

  it('is told with its line when it is no JSON', () => {
    expect(body('{\n  "name": "x",\n}')).toEqual(["This isn't JSON yet. Look at line 3."]);
    expect(body(' ')).toEqual(['The body is required.']);
  });

  it('is any text where the body is plain text', () => {
    const query = createValueCheck(document, { method: 'POST', path: '/' });
    expect(query({ path: {}, query: {}, body: '$LAMP.' }).body).toEqual([]);
  });
});
