import { closest, didYouMean } from '@/lib/diagnostics/closest';

it('finds the candidate that was meant, in any letter case', () => {
  expect(closest('Titel', ['description', 'title', 'toc'])).toBe('title');
  expect(closest('/guides/instal', ['/guides/install', '/guides/run'])).toBe('/guides/install');
});

it('takes the first of several that are equally close', () => {
  expect(closest('cat', ['bat', 'hat'])).toBe('bat');
});

it('suggests nothing if nothing is close', () => {
  expect(closest('zebra', ['description', 'title'])).toBeUndefined();
  expect(didYouMean('zebra', ['title'])).toBeUndefined();
  expect(didYouMean('titel', ['title'])).toBe('Did you mean "title"?');
});
