import { findNeighbors, findTrail, flatten, nearestPages, type NavItem } from '@/lib/site/navigation-tree';

const tree: NavItem[] = [
  { label: 'Home', path: '/' },
  {
    label: 'Develop',
    path: '/develop',
    items: [
      { label: 'Build', path: '/develop/build' },
      { label: 'Deep', items: [{ label: 'Deepest', path: '/develop/deep/deepest' }] },
    ],
  },
  { label: 'Last', path: '/last' },
];

it('lists pages in reading order, a category before its entries', () => {
  expect(flatten(tree).map((item) => item.path)).toEqual([
    '/',
    '/develop',
    '/develop/build',
    '/develop/deep/deepest',
    '/last',
  ]);
});

it('lists a page once if it is both a category’s page and one of its entries', () => {
  const doubled: NavItem[] = [
    { label: 'Home', path: '/' },
    {
      label: 'Develop',
      path: '/develop/intro',
      items: [
        { label: 'Introduction', path: '/develop/intro/' },
        { label: 'Build', path: '/develop/build' },
      ],
    },
  ];
  expect(flatten(doubled).map((item) => item.path)).toEqual(['/', '/develop/intro', '/develop/build']);
  expect(findNeighbors(doubled, '/develop/intro').next?.path).toBe('/develop/build');
  expect(findNeighbors(doubled, '/develop/build').previous?.path).toBe('/develop/intro');
});

it.each([
  ['/', ['Home']],
  ['/develop/deep/deepest', ['Develop', 'Deep', 'Deepest']],
  ['/DEVELOP/Build/', ['Develop', 'Build']],
  ['/nowhere', []],
])('finds the path to %s', (path, labels) => {
  expect(findTrail(tree, path).map((item) => item.label)).toEqual(labels);
});

it.each([
  ['/', undefined, '/develop'],
  ['/develop/build', '/develop', '/develop/deep/deepest'],
  ['/last', '/develop/deep/deepest', undefined],
  ['/nowhere', undefined, undefined],
])('finds the pages before and after %s', (path, previous, next) => {
  const neighbors = findNeighbors(tree, path);
  expect([neighbors.previous?.path, neighbors.next?.path]).toEqual([previous, next]);
});

describe('the pages that someone may have meant', () => {
  const pages: NavItem[] = [
    { label: 'Create surveys', path: '/start_here/activities/create_surveys' },
    { label: 'Surveys', path: '/using/surveys' },
    { label: 'Leave mindLAMP', path: '/using/leaving' },
  ];
  const meant = (address: string) => nearestPages(address, pages).map(({ label }) => label);

  it('share the most words with the address, and a word may end differently', () => {
    expect(meant('/docs/create-survey.html')).toEqual(['Create surveys', 'Surveys']);
  });

  it('are none if no word is shared', () => {
    expect(meant('/no/such/page/')).toEqual([]);
    expect(meant('/')).toEqual([]);
  });
});
