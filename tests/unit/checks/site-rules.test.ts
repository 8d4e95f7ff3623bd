import { glossaryEntry, sectionKeywords } from '@/lib/checks/data';
import {
  checkedMonth,
  comparedReleases,
  pageInNavigation,
  sidebarOrder,
  uniqueHeadText,
} from '@/lib/checks/front-matter';
import { figure, figureUsed } from '@/lib/checks/images';
import { alias, sectionLink } from '@/lib/checks/links';
import { examplePage, exampleSite, onSite } from './example';

const site = exampleSite();

it('every page is in the sidebar', async () => {
  expect(onSite(pageInNavigation, site, [await examplePage('Text.')])).toEqual([]);
  expect(onSite(pageInNavigation, site, [await examplePage('Text.', {}, '/a/lost')])).toEqual([
    '0 page-in-navigation: The sidebar has no entry for /a/lost. The folder "a" needs a _section.yaml, and so do the folders above it.',
  ]);
});

it('pages in a folder have their own positions', async () => {
  const pages = [await examplePage('Text.'), await examplePage('Text.', { sidebar_position: 2 }, '/a/other')];
  expect(onSite(sidebarOrder, site, pages)).toEqual([]);
  const same = [await examplePage('Text.'), await examplePage('Text.', {}, '/a/other')];
  expect(onSite(sidebarOrder, site, same)).toEqual([
    '5 sidebar-order: sidebar_position 1 is also used by content/a/page.mdx. Give each page in a folder its own position.',
  ]);
});

it('titles and descriptions distinguish pages', async () => {
  const page = await examplePage('Text.');
  const other = { title: 'Another', description: 'Another sentence about something else, long enough to be shown.' };
  expect(onSite(uniqueHeadText, site, [page, await examplePage('Text.', other, '/a/other')])).toEqual([]);
  expect(onSite(uniqueHeadText, site, [page, await examplePage('Text.', {}, '/a/other')])).toEqual([
    '2 unique-head-text: content/a/page.mdx has the same title. Say what sets this page apart.',
    '3 unique-head-text: content/a/page.mdx has the same description. Say what sets this page apart.',
  ]);
});

it('the page linked from a category exists', () => {
  const section = (link: string) => exampleSite({ sections: [{ folder: 'a', label: 'A', order: 1, link }] });
  expect(onSite(sectionLink, section('/faq'))).toEqual([]);
  expect(onSite(sectionLink, section('/fqa'))).toEqual([
    '0 section-link: "link" leads to /fqa, where there is no page. Did you mean "/faq"?',
  ]);
});

it('keywords of sections belong to headings that the page has', async () => {
  const { page } = await examplePage('## Steps {#steps}', {}, '/a/page');
  const words = (id: string) =>
    onSite(sectionKeywords, exampleSite({ pages: [{ ...page, sectionPositions: { [id]: { line: 7, column: 3 } } }] }));
  expect(words('steps')).toEqual([]);
  expect(words('step')).toEqual(['7 section-keywords: There is no heading "step" on this page. Did you mean "steps"?']);
});

it('old addresses lead to one page, and are not pages themselves', async () => {
  const pageWith = async (path: string, aliases: string[]) => ({
    ...(await examplePage('Text.', { aliases }, path)).page,
    positions: { aliases: { line: 9, column: 1 } },
  });
  expect(onSite(alias, exampleSite({ pages: [await pageWith('/a/page', ['/old'])] }))).toEqual([]);
  const wrong = exampleSite({ pages: [await pageWith('/a/page', ['/old', '/faq']), await pageWith('/b', ['/old'])] });
  expect(onSite(alias, wrong)).toEqual([
    '9 alias: The old address /faq is also the address of a page. Remove one of the two.',
    '9 alias: The old address /old already leads to /a/page. Keep it on one of the two pages.',
  ]);
});

it('an address that used to have a page still has one, or an alias', () => {
  const site = exampleSite({ formerAddresses: ['/a/page', '/troubleshooting', '/gone'] });
  expect(onSite(alias, site)).toEqual([
    expect.stringMatching(/^0 alias: There used to be a page at \/gone, and now the address leads nowhere\. Add it to/),
  ]);
});

it('drawings use the color tokens, and charts are valid', () => {
  const chart = 'title: Hours\nkind: bars\nnote: Made up.\nx: { label: Day }\nseries:\n  - { name: A, values: [1] }\n';
  expect(onSite(figure, exampleSite({ charts: new Map([['hours', chart]]) }))).toEqual([]);
  const wrong = exampleSite({
    diagrams: new Map([['platform', '<svg viewBox="0 0 1 1"><path fill="#ff0000"/></svg>']]),
    charts: new Map([
      ['hours', chart.replace('note', 'notes')],
      ['open', 'title: ['],
    ]),
  });
  expect(figure.check(wrong, []).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/_diagrams/platform.svg:0 Colors must be written as var(--d-...).',
    expect.stringMatching(/^content\/_data\/charts\/hours\.yaml:3 Unknown key "notes"/),
    expect.stringMatching(/^content\/_data\/charts\/open\.yaml:1 Not valid YAML/),
  ]);
});

it('every drawing is used by a page or by code', async () => {
  const page = await examplePage('<Diagram name="platform" alt="Parts." />');
  expect(onSite(figureUsed, site, [page])).toEqual([]);
  expect(onSite(figureUsed, exampleSite({ figuresInCode: new Set(['Diagram:platform']) }))).toEqual([]);
  expect(figureUsed.check(site, []).map(({ file }) => file)).toEqual(['content/_diagrams/platform.svg']);
});

it('glossary entries have their own IDs and terms', () => {
  expect(onSite(glossaryEntry, site)).toEqual([]);
  const entry = { id: 'app', term: 'App', meaning: 'A program.' };
  expect(onSite(glossaryEntry, exampleSite({ glossary: [entry, { ...entry, id: 'application' }] }))).toEqual([
    '0 glossary-entry: The term "App" appears twice in the glossary. Combine both meanings in one entry.',
  ]);
});

describe('the month of the last check', () => {
  const monthsOf = async (checked: string, changes: Parameters<typeof exampleSite>[0]) =>
    onSite(checkedMonth, exampleSite(changes), [await examplePage('Text.', { checked })]);

  it('lists a page that was checked more than a year ago, and none checked later', async () => {
    expect(await monthsOf('2025-12', { thisMonth: '2026-12' })).toEqual([]);
    expect(await monthsOf('2025-12', { thisMonth: '2027-01' })).toEqual([
      '6 checked-month: The last check was in December 2025, more than a year ago. Compare the text with the current platform, fix what changed, then write the new month.',
    ]);
  });

  it('lists a page that claims to be checked in the future', async () => {
    expect(await monthsOf('2026-02', { thisMonth: '2026-01' })).toEqual([
      expect.stringContaining('"checked" is February 2026, which is in the future.'),
    ]);
  });

  it('applies the same rule to the API description', () => {
    const reported = checkedMonth.check(exampleSite({ apiChecked: '2024-11', thisMonth: '2025-12' }), []);
    expect(reported).toMatchObject([{ file: 'openapi/openapi.yaml', line: 0 }]);
  });

  it('says nothing if no month is given, so that a build never depends on the clock', async () => {
    expect(await monthsOf('1999-01', { apiChecked: '1999-01' })).toEqual([]);
  });
});

it('every month on a page names the releases that were compared', async () => {
  const pages = [
    await examplePage('Text.', { checked: '2025-12' }),
    await examplePage('Text.', { checked: '2026-08' }),
  ];
  expect(onSite(comparedReleases, exampleSite({ apiChecked: '2026-08' }), pages)).toEqual([
    '6 compared-releases: content/_data/releases.yaml has no releases for August 2026. Add the month with the releases that you compared, or correct the month.',
    '0 compared-releases: content/_data/releases.yaml has no releases for August 2026. Add the month with the releases that you compared, or correct the month.',
  ]);
  expect(onSite(comparedReleases, exampleSite({ comparedMonths: new Set() }), pages)).toEqual([]);
});
