import { kebabCase, anchorId } from '@/lib/openapi/slug';

describe('slugs of operations', () => {
  test.each([
    ['View the API Schema', 'view-the-api-schema'],
    ['Create an ActivitySpec', 'create-an-activity-spec'],
    ['XMLHttpRequest v2', 'xml-http-request-v-2'],
    ['Übersicht & Größe', 'ubersicht-gro-e'],
  ])('turns %j into %j', (title, slug) => {
    expect(kebabCase(title)).toBe(slug);
  });
});

test('the ID of a part says where it is, with hyphens for what an address would escape', () => {
  expect(anchorId('query', 'limit')).toBe('query-limit');
  expect(anchorId('response', 200, '(any key)', 'Time Stamp')).toBe('response-200-any-key-time-stamp');
  expect(anchorId('[]', 'a()')).toBe('a');
});
