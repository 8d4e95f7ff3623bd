import { partId } from '@/lib/openapi/slug';

it.each([
  [['query', 'limit'], 'query-limit'],
  [['response', '200', 'data', 'timestamp'], 'response-200-data-timestamp'],
  [['error', '404.no-such-resource'], 'error-404-no-such-resource'],
  [['request', '(any key)'], 'request-any-key'],
  [['request', 'choice', 2], 'request-choice-2'],
  [['response', '200', 'static_data'], 'response-200-static_data'],
])('%j gets the anchor %s', (names, id) => {
  expect(partId(...names)).toBe(id);
});
