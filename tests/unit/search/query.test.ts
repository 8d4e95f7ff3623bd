import { MAX_TERMS, SEARCH_CONTEXT_MAX_LENGTH, SEARCH_RESULT_LIMIT } from '@/lib/search/engine/limits';
import { isQuestion, parseQuery } from '@/lib/search/engine/query';
import { parseRoute, routeMatch } from '@/lib/search/engine/route';

const words = (text: string) => parseQuery(text).words.map(({ word }) => word);

it('B-088, B-116: uses only the first 12 words', () => {
  expect(MAX_TERMS).toBe(12);
  const text = Array.from({ length: 14 }, (_, place) => `word${place + 1}`).join(' ');
  const query = parseQuery(text);
  expect(query.words).toHaveLength(12);
  const joined = [...query.words, ...query.joins].map(({ word }) => word).join(' ');
  expect(joined).toContain('word12');
  expect(joined).not.toMatch(/word1[34]/);
});

it('B-113, B-114: shows 8 results with excerpts of 50 characters', () => {
  expect([SEARCH_RESULT_LIMIT, SEARCH_CONTEXT_MAX_LENGTH]).toEqual([8, 50]);
});

it('B-112: reads "care-team" as "care team"', () => {
  expect(parseQuery('care-team')).toEqual(parseQuery('care team'));
});

it('joins every run of adjacent words into one', () => {
  const { joins } = parseQuery('one two three four');
  expect(joins.map(({ word, from, to }) => `${word} ${from}-${to}`)).toEqual([
    'onetwo 0-1',
    'onetwothree 0-2',
    'onetwothreefour 0-3',
    'twothree 1-2',
    'twothreefour 1-3',
    'threefour 2-3',
  ]);
  expect(parseQuery('phq 9').joins).toEqual([{ word: 'phq9', from: 0, to: 1, open: true }]);
  expect(parseQuery('phq 9 ').joins).toEqual([{ word: 'phq9', from: 0, to: 1, open: false }]);
  expect(parseQuery('phq').joins).toEqual([]);
});

it.each(['see lamp.a.b.c.d now', 'my-lamp.a.b.c.d', 'lamp a-b c d'])('joins all parts of a compound: %s', (text) => {
  expect(parseQuery(text).joins.map(({ word }) => word)).toContain('lampabcd');
});

it('keeps all letters and digits, folded, to compare them with names', () => {
  expect(parseQuery('  How to use the  Café-PHQ-9 ').text).toBe('howtousethecafephq9');
});

it('drops stop words, unless there is nothing else', () => {
  expect(words('how do I create a survey')).toEqual(['create', 'survey']);
  expect(words('the of')).toEqual([]);
  expect(words('an')).toEqual(['an']);
});

it.each([
  ['app not sending notifications', true],
  ["dashboard doesn't load", true],
  ['dashboard doesn’t load', true],
  ['data collection stopped', true],
  ['no gps data coming in', true],
  ['no data', false],
  ['nothing', false],
  ['not working', true],
  ['app sends notifications', false],
  ['not', false],
])('recognizes whether something does not work: "%s" %s', (text, denies) => {
  expect(parseQuery(text).denies).toBe(denies);
});

it('does not read "I don\'t want" as a failure', () => {
  expect(parseQuery("I don't want names in the system").denies).toBe(false);
});

it.each([
  ['who can see my answers', true],
  ['who sees it?', true],
  ['reset password', false],
  ['care-team messages', false],
])('takes "%s" for a question: %s', (text, expected) => {
  expect(isQuestion(text)).toBe(expected);
});

it('counts a repeated word once', () => {
  expect(words('data data data')).toEqual(['data']);
});

it('treats the last word as unfinished until a space follows, so a question mark changes nothing', () => {
  expect(parseQuery('create surv').words.at(-1)?.open).toBe(true);
  expect(parseQuery('create survey ').words.at(-1)?.open).toBe(false);
  expect(parseQuery('survey?')).toEqual(parseQuery('survey'));
});

it.each([
  '',
  '   ',
  '.*+?^${}()|[]\\',
  '<img src=x onerror=alert(1)>',
  '\u0000',
  '🙂🙂',
  'x'.repeat(10_000),
  '-'.repeat(10_000),
])('D-25: handles any text (%#)', (text) => {
  expect(parseQuery(text).words.length).toBeLessThanOrEqual(MAX_TERMS);
});

it.each([
  ['GET /participant/{id}', { method: 'GET', path: '/participant/{}' }],
  ['/participant/:id/', { method: '', path: '/participant/{}' }],
  ['delete https://api.lamp.digital/study/42', { method: 'DELETE', path: '/study/{}' }],
  ['sensor events', null],
  ['and/or', null],
])('reads %s as a route', (text, route) => {
  expect(parseRoute(text)).toEqual(route);
});

it('ranks the exact route first, then longer ones', () => {
  const route = { method: 'GET', path: '/participant/{}' };
  expect(routeMatch({ method: '', path: '/participant/{}' }, route)).toBe(1);
  expect(routeMatch({ method: 'GET', path: '/participant' }, route)).toBe(0.5);
  expect(routeMatch({ method: 'PUT', path: '/participant/{}' }, route)).toBe(0.4);
  expect(routeMatch({ method: 'GET', path: '/participant/me' }, route)).toBe(0.9);
  expect(routeMatch({ method: 'GET', path: '/participant/me/tag' }, route)).toBe(0);
  expect(routeMatch({ method: 'GET', path: '' }, route)).toBe(0);
  expect(routeMatch({ method: 'GET', path: '' }, { method: 'GET', path: '' })).toBe(1);
  expect(routeMatch({ method: 'GET', path: '/study/{}' }, route)).toBe(0);
});
