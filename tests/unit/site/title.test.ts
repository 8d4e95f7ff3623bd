import { formatTitle } from '@/lib/site/title';

it.each([
  ['Questions', 'Questions | Site'],
  ['  Questions ', 'Questions | Site'],
  ['', 'Site'],
  ['  ', 'Site'],
])('B-021: turns %j into the title %j', (title, expected) => {
  expect(formatTitle(title, 'Site', '|')).toBe(expected);
});
