import { filterItems, findNeighbors, findTrail, flatten, nearestPages, type NavItem } from '@/lib/site/navigation-tree';

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

describe('a filter', () => {
  const operation = (label: string, method: string, call: string): NavItem => ({
    label,
    method,
    call,
    path: `/${label}`,
  });
  const api: NavItem[] = [
    {
      label: 'Participant',
      items: [
        operation('Create a Participant for a Study', 'POST', '/study/{id}/participant'),
        operation('View a Participant', 'GET', '/participant/{id}'),
      ],
    },
    {
      label: 'Tag',
      items: [
        operation('Set a tag', 'PUT', '/type/{id}/tag/{key}/{target}'),
        operation('Postpone a tag', 'PATCH', '/type/{id}/tag'),
      ],
    },
  ];
  const found = (query: string) =>
    filterItems(api, query).map(({ label, items }) => [label, items?.map((one) => one.label)]);

  it('keeps the entries with every word in their name or path, below their categories', () => {
    expect(found('  create PARTICIPANT ')).toEqual([['Participant', ['Create a Participant for a Study']]]);
    expect(found('/{key}')).toEqual([['Tag', ['Set a tag']]]);
    expect(found('unknown')).toEqual([]);
  });

  it('takes the name of a method for the method alone', () => {
    expect(found('get')).toEqual([['Participant', ['View a Participant']]]);
    expect(found('put')).toEqual([['Tag', ['Set a tag']]]);
  });
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
