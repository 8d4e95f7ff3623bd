import { anchorId } from '@/lib/openapi/anchor-id';

it('the ID of a part says where it is, with hyphens for what an address would escape', () => {
  expect(anchorId('query', 'limit')).toBe('query-limit');
  expect(anchorId('response', 200, '(any key)', 'Time Stamp')).toBe('response-200-any-key-time-stamp');
  expect(anchorId('[]', 'a()')).toBe('a');
});
