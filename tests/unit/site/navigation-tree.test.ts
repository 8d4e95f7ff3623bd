import { findNeighbors, flatten, type NavItem } from '@/lib/site/navigation-tree';

// tests/site/export.spec.ts walks the finished pages from each to the next.
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
