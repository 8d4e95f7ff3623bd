import { linkToQuery, queryInHash } from '@/components/client/try/query-link';

it('a query comes back from its link as it was', () => {
  const query = '$a[b = "x & y"]{ "ü": 1 + 2 } # %';
  const link = linkToQuery('https://docs.example.org/page/?a=1#old', { sample: 3, query });
  expect(link.startsWith('https://docs.example.org/page/?a=1#sample=3&query=')).toBe(true);
  expect(queryInHash(new URL(link).hash)).toEqual({ sample: 3, query });
});

it.each(['', '#people', '#sample=2', '#query=a', '#sample=0&query=a', '#sample=x&query=a', '#sample=1.5&query=a'])(
  'the hash "%s" has no query',
  (hash) => expect(queryInHash(hash)).toBeUndefined(),
);
