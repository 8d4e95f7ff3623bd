import { fromSteps, toSteps } from '@/lib/search/engine/steps';

it.each([
  [[], ''],
  [[0, 1, 30], 'aaBc'],
  [[25, 52, 703 + 53], 'zBaBBb'],
])('writes %j as %s', (numbers, text) => {
  expect(toSteps(numbers)).toBe(text);
  expect(fromSteps(text)).toEqual(numbers);
});

it('reads back what it wrote, after the sections that are there', () => {
  const numbers = [3, 4, 29, 30, 400, 20_000, 20_677];
  expect(fromSteps(toSteps(numbers), 100)).toEqual(numbers.map((number) => number + 100));
});
