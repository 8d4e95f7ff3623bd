import { examplesOf } from '@/lib/openapi/example';
import { createResolve } from '@/lib/openapi/resolve';

const resolve = createResolve({ b: { value: 2 } });

it('the one example comes first, then named ones in order; none are made up', () => {
  const examples = { a: { summary: 'A', value: 1 }, b: { $ref: '#/b' } };
  expect(examplesOf({ example: 0, examples }, resolve)).toEqual([{ value: 0 }]);
  expect(examplesOf({ examples }, resolve)).toEqual([
    { summary: 'A', value: 1 },
    { summary: undefined, value: 2 },
  ]);
  expect(examplesOf({ schema: { type: 'string', example: 'x' } }, resolve)).toEqual([]);
  expect(examplesOf({ example: null }, resolve)).toEqual([{ value: null }]);
});
