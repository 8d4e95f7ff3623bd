import { describeResult } from '@/components/client/playground/playground';

it.each([
  [undefined, 'No result: the query selects nothing, or a name in it is misspelled'],
  ['kept', 'Result: "kept"'],
  [[1, 2], 'Result: 2 items'],
  [[{ a: 1 }], 'Result: 1 item'],
  [{ a: 1 }, 'Result: an object with 1 field'],
])('describes the result %j in a few words', (value, words) => {
  expect(describeResult(value)).toBe(words);
});
