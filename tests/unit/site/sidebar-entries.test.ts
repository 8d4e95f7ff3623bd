import { findNeighbors, flatten, type SidebarEntry } from '@/lib/site/sidebar-entries';

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
