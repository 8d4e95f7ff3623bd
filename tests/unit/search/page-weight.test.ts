import { pageWeight } from '@/lib/search/page-weight';

it.each([
  [
    '/data_science/cortex/features/secondary/deprecated_features/sms_number/',
    '/data_science/cortex/features/secondary/',
  ],
  ['/develop/Training%20Modules/training-modules/', '/develop/intro/'],
  ['/develop/Repositories/creating-github-release/', '/develop/intro/'],
  ['/develop/intro/', '/start_here/overview/'],
  ['/data_science/cortex/what_is_cortex/', '/data_science/python/'],
])('ranks %s below %s', (lower, higher) => {
  expect(pageWeight(lower)).toBeLessThan(pageWeight(higher));
});
