import { replacer } from '@/lib/content/own-sources';

const replaced = replacer({
  '988': '116123',
  '988lifeline.org': 'help.example',
  'team@example.org': 'it@hospital.example',
});

it.each([
  ['Call 988, or text [988](sms:988).', 'Call 116123, or text [116123](sms:116123).'],
  ['See 988lifeline.org.', 'See help.example.'],
  ['mailto:team@example.org', 'mailto:it@hospital.example'],
  ['In 1988, at 0.988 and 988s', 'In 1988, at 0.988 and 988s'],
  ['dreamteam@example.org', 'dreamteam@example.org'],
])('replaces whole words, the longest first: %s', (text, expected) => {
  expect(replaced(text)).toBe(expected);
});

it('changes nothing without words', () => {
  expect(replacer({})('988')).toBe('988');
});
