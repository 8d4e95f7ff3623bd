import { comparedNote, releasesFile } from '@/lib/data/releases';

const releases = [
  {
    month: '2026-08',
    compared: [
      { part: 'dashboard', version: '1', date: '2026-08-21' },
      { part: 'server', version: '2', date: '2025-12-02' },
      { part: 'activities', version: '3', date: '2025-12-30' },
    ],
  },
];

it('says which releases a page was compared with', () =>
  expect(comparedNote('2026-08', releases)).toBe(
    'Code compared: dashboard (August 2026), server and activities (December 2025).',
  ));

it('says nothing for a month without releases', () => expect(comparedNote('2025-12', releases)).toBe(''));

it('the releases of this site are the newest first', () => {
  const months = releasesFile.load().map(({ month }) => month);
  expect(months).toEqual([...months].sort().reverse());
});
