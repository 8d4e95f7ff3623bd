import { findNeighbors, flatten, nearestPages, type SidebarEntry } from '@/lib/site/sidebar-entries';

// tests/site/export.spec.ts walks the finished pages from each to the next.
it('lists a page once if it is both a category’s page and one of its entries', () => {
  const doubled: SidebarEntry[] = [
    { label: 'Home', path: '/' },
    {
      label: 'Develop',
      path: '/develop/intro',
      entries: [
        { label: 'Introduction', path: '/develop/intro/' },
        { label: 'Build', path: '/develop/build' },
      ],
    },
  ];
  expect(flatten(doubled).map((entry) => entry.path)).toEqual(['/', '/develop/intro', '/develop/build']);
  expect(findNeighbors(doubled, '/develop/intro').next?.path).toBe('/develop/build');
  expect(findNeighbors(doubled, '/develop/build').previous?.path).toBe('/develop/intro');
});

describe('the pages that someone may have meant', () => {
  const pages: SidebarEntry[] = [
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
