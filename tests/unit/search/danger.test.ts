import { createDangerCheck } from '@/lib/search/engine/danger';

const english = {
  words: { friend: 'friend|brother' },
  always: ['want die', 'took # pills', 'of +jumping -to'],
  unlessThings: ['crash*'],
  alone: ['help'],
  things: ['server'],
  papers: ['survey'],
  people: ['<friend>'],
};
const other = { words: {}, always: ['morir!'], unlessThings: [], alone: [], things: [], papers: ['video'], people: [] };
const meansDanger = createDangerCheck([english, other]);

it.each([
  ['i want to just die', true],
  ['want the whole long list to die', false],
  ['took 30 pills', true],
  ['took 3 pills', false],
  ['thinking of jumping', true],
  ['of jumping to conclusions', false],
  ['crashed', true],
  ['crashed server', false],
  ['help', true],
  ['help me', false],
  ['want to die survey', false],
  ['my brother: want to die survey', true],
  ['video want die', true],
  ['quiero morir', true],
  ['morirse', false],
  ['', false],
])('"%s" means danger: %s', (query, expected) => {
  expect(meansDanger(query)).toBe(expected);
});
