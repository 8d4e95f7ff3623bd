import { checkedMonth } from '@/lib/checks/front-matter';
import { drawing } from '@/lib/checks/images';
import { alias, knownPage, lostAddress } from '@/lib/checks/links';
import type { KnownSite, SiteRule } from '@/lib/checks/rule';
import type { Document } from '@/lib/content/document';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { exampleSite, onSite, documentWith } from './example';

const oldAt = (path: string, aliases: string[]): Document => ({
  ...documentWith({ aliases }, path),
  positions: { aliases: { line: 9, column: 1 } },
});
const checkedIn = (checked: string): Document[] => [documentWith({ checked })];

it.each<[SiteRule, Partial<KnownSite>, Document[]]>([
  [alias, { documents: [oldAt('/a/page', ['/old'])] }, []],
  [lostAddress, {}, []],
  [drawing, { drawings: new Map([['content/_diagrams/platform.svg', '<svg width="1" height="1"/>']]) }, []],
  [checkedMonth, { thisMonth: '2026-12' }, checkedIn('2025-12')],
  // Without a month, so that a build never depends on the clock.
  [checkedMonth, { apiChecked: '1999-01' }, checkedIn('1999-01')],
])('$id accepts a site that follows it', async (rule, changes, pages) => {
  expect(await onSite(rule, changes, pages)).toEqual([]);
});

it.each<[SiteRule, Partial<KnownSite>, Document[], ...string[]]>([
  [
    alias,
    { documents: [oldAt('/a/page', ['/old', '/faq']), oldAt('/b', ['/old'])] },
    [],
    '9 alias: The old address /faq is also the address of a page. Remove one of the two.',
    '9 alias: The old address /old already leads to /a/page. Keep it on one of the two pages.',
  ],
  [
    lostAddress,
    { published: new Map(['/faq', '/troubleshooting', '/gone'].map((path) => [path, 'content/x.mdx'])) },
    [],
    '0 lost-address: Readers know the address /gone, which now leads nowhere. Add it to "aliases" of the page that takes its place.',
  ],
  [
    knownPage,
    { paths: new Set(Object.values(KNOWN_PAGES).filter((path) => path !== '/bug')) },
    [],
    '0 known-page: The site links to /bug, where there is no page. Change the address.',
  ],
  [
    checkedMonth,
    { thisMonth: '2027-01' },
    checkedIn('2025-12'),
    '6 checked-month: The last check was in December 2025, more than a year ago. Compare the text with the current platform, fix what changed, then write the new month.',
  ],
  [
    checkedMonth,
    { thisMonth: '2026-01', apiChecked: '2026-02' },
    [],
    '0 checked-month: "checked" is February 2026, which is in the future. Compare the text with the current platform, fix what changed, then write the new month.',
  ],
])('$id reports a site that breaks it', async (rule, changes, pages, ...findings) => {
  expect(await onSite(rule, changes, pages)).toEqual(findings);
});

it('drawings use the color tokens', async () => {
  const wrong = exampleSite({
    drawings: new Map([['content/_diagrams/platform.svg', '<svg width="1" height="1"><path fill="#ff0000"/></svg>']]),
  });
  const findings = await drawing.check(wrong, []);
  expect(findings.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/_diagrams/platform.svg:0 Colors must be written as var(--d-...).',
  ]);
});
