import { repairedAddress } from '@/lib/browser/address-repair';

const paths = ['/', '/faq', '/develop/Training Modules/x'];

it.each([
  ['/FAQ/', '', '/faq/'],
  ['/faq.html', '', '/faq/'],
  ['/FAQ/index.HTML', '', '/faq/'],
  ['/index.html', '', '/'],
  ['/develop/training%20modules/X', '', '/develop/Training%20Modules/x/'],
  ['/docs/FAQ', '/docs', '/docs/faq/'],
  ['/docs/index.html', '/docs', '/docs/'],
])('%s below the base path %j stands for %s', (pathname, basePath, address) =>
  expect(repairedAddress(pathname, paths, basePath)).toBe(address),
);

it.each([
  ['an unknown one', '/faqs/', ''],
  ['one that is right, so that nothing goes in a circle', '/faq/', ''],
  ['one outside the base path', '/FAQ', '/docs'],
])('leaves alone %s: %s', (_, pathname, basePath) =>
  expect(repairedAddress(pathname, paths, basePath)).toBeUndefined(),
);
