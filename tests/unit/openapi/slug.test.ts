import { kebabCase, operationSlug, partId } from '@/lib/openapi/slug';

describe('slugs of operations', () => {
  test.each([
    ['View the API Schema', 'view-the-api-schema'],
    ['Create an ActivitySpec', 'create-an-activity-spec'],
    ['XMLHttpRequest v2', 'xml-http-request-v-2'],
    ['Übersicht & Größe', 'ubersicht-gro-e'],
  ])('B-007: turns %j into %j', (title, slug) => {
    expect(kebabCase(title)).toBe(slug);
  });

  test('B-007: uses x-slug, then the summary, then the id, then "missing-summary"', () => {
    const slug = (operation: Parameters<typeof operationSlug>[0]) => operationSlug(operation, new Set());
    expect(slug({ 'x-slug': 'own', summary: 'A summary', operationId: 'Study.get' })).toBe('own');
    expect(slug({ summary: 'A summary', operationId: 'Study.get' })).toBe('a-summary');
    expect(slug({ operationId: 'Study.get' })).toBe('study-get');
    expect(slug({})).toBe('missing-summary');
  });

  test('B-007: numbers duplicate slugs from -1 in list order', () => {
    const taken = new Set<string>();
    const slugs = [1, 2, 3].map(() => operationSlug({ summary: 'View a Study' }, taken));
    expect(slugs).toEqual(['view-a-study', 'view-a-study-1', 'view-a-study-2']);
  });
});

test('the ID of a part says where it is, with hyphens for what an address would escape', () => {
  expect(partId('query', 'limit')).toBe('query-limit');
  expect(partId('response', 200, '(any key)', 'Time Stamp')).toBe('response-200-any-key-time-stamp');
  expect(partId('[]', 'a()')).toBe('a');
});
