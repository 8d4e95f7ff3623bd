import { MAX_WORDS, parseQuery } from '@/lib/search/engine/match-words';

const words = (text: string) => parseQuery(text).map(({ word }) => word);

it('uses only the first 12 words', () => {
  expect(MAX_WORDS).toBe(12);
  const text = Array.from({ length: 14 }, (_, index) => `word${index + 1}`).join(' ');
  expect(words(text)).toHaveLength(12);
  expect(words(text).at(-1)).toBe('word12');
});

it('reads "care-team" as "care team"', () => {
  expect(parseQuery('care-team')).toEqual(parseQuery('care team'));
});

it('drops stop words, unless there is nothing else, and counts a repeated word once', () => {
  expect(words('data data data')).toEqual(['data']);
  expect(words('how do I create a survey')).toEqual(['create', 'survey']);
  expect(words('the of')).toEqual([]);
  expect(words('an')).toEqual(['an']);
});

it('treats the last word as unfinished until a space follows, so a question mark changes nothing', () => {
  expect(parseQuery('create surv').at(-1)?.unfinished).toBe(true);
  expect(parseQuery('create survey ').at(-1)?.unfinished).toBe(false);
  expect(parseQuery('survey?')).toEqual(parseQuery('survey'));
});
