import { alias } from '@/lib/check/alias';
import { figure } from '@/lib/check/figure';
import { figureUsed } from '@/lib/check/figure-used';
import { glossaryEntry } from '@/lib/check/glossary-entry';
import { headTextUnique } from '@/lib/check/head-text';
import { imageSize } from '@/lib/check/image-size';
import { YamlSource } from '@/lib/diagnostics/yaml-source';
import { pageInNavigation } from '@/lib/check/page-in-navigation';
import { readersWords } from '@/lib/check/readers-words';
import { sectionLink } from '@/lib/check/section-link';
import { sidebarOrder } from '@/lib/check/sidebar-order';
import { examplePage, exampleSite, format } from './example';

const site = exampleSite();

it('every page is in the sidebar', async () => {
  expect(pageInNavigation(site, [await examplePage('Text.')])).toEqual([]);
  expect(format(pageInNavigation(site, [await examplePage('Text.', {}, '/a/lost')]))).toEqual([
    '0 page-in-navigation: The sidebar has no entry for /a/lost. The folder "a" needs a _section.yaml, and so do the folders above it.',
  ]);
});

it('pages in a folder have their own positions', async () => {
  const pages = [await examplePage('Text.'), await examplePage('Text.', { sidebar_position: 2 }, '/a/other')];
  expect(sidebarOrder(site, pages)).toEqual([]);
  const same = [await examplePage('Text.'), await examplePage('Text.', {}, '/a/other')];
  expect(format(sidebarOrder(site, same))).toEqual([
    '5 sidebar-order: sidebar_position 1 is also used by content/a/page.mdx. Give each page in a folder its own position.',
  ]);
});

it('titles and descriptions distinguish pages', async () => {
  const page = await examplePage('Text.');
  const other = { title: 'Another', description: 'Another sentence about something else, long enough to be shown.' };
  expect(headTextUnique(site, [page, await examplePage('Text.', other, '/a/other')])).toEqual([]);
  expect(format(headTextUnique(site, [page, await examplePage('Text.', {}, '/a/other')]))).toEqual([
    '2 head-text: content/a/page.mdx has the same title. Say what sets this page apart.',
    '3 head-text: content/a/page.mdx has the same description. Say what sets this page apart.',
  ]);
});

it('the page linked from a category exists', () => {
  const section = (link: string) => exampleSite({ sections: [{ folder: 'a', label: 'A', order: 1, link }] });
  expect(sectionLink(section('/faq'), [])).toEqual([]);
  expect(format(sectionLink(section('/fqa'), []))).toEqual([
    '0 section-link: "link" leads to /fqa, where there is no page. Did you mean "/faq"?',
  ]);
});

it("readers' words belong to pages and headings that exist", () => {
  const words = (yaml: string) =>
    readersWords(
      exampleSite({ readersWords: new YamlSource(yaml), anchors: new Map([['/faq', new Set(['password'])]]) }),
      [],
    );
  expect(words('/faq:\n  password: forgot, lost\n')).toEqual([]);
  expect(format(words('/faq:\n  passwort: forgot\n/fqa:\n  password: lost\n'))).toEqual([
    '2 readers-words: There is no heading "passwort" on /faq. Did you mean "password"?',
    '3 readers-words: There is no page "/fqa". Did you mean "/faq"?',
  ]);
});

it('old addresses lead to pages, and are not pages themselves', () => {
  expect(alias(site, [])).toEqual([]);
  const wrong = exampleSite({ aliases: { '/old': '/none-of-these', '/faq': '/' } });
  expect(format(alias(wrong, []))).toEqual([
    '51 alias: The old address /old leads to /none-of-these, where there is no page.',
    '0 alias: The old address /faq is also the address of a page. Remove one of the two.',
  ]);
});

it('an address that used to have a page still has one, or an alias', () => {
  const site = exampleSite({ formerAddresses: ['/a/page', '/troubleshooting', '/gone'] });
  expect(format(alias(site, []))).toEqual([
    expect.stringMatching(
      /^50 alias: There used to be a page at \/gone, and now the address leads nowhere\. Add it to/,
    ),
  ]);
});

it('drawings use the color tokens, and charts are valid', () => {
  const chart = 'title: Hours\nkind: bars\nnote: Made up.\nx: { label: Day }\nseries:\n  - { name: A, values: [1] }\n';
  expect(figure(exampleSite({ charts: new Map([['hours', chart]]) }), [])).toEqual([]);
  const wrong = exampleSite({
    diagrams: new Map([['platform', '<svg viewBox="0 0 1 1"><path fill="#ff0000"/></svg>']]),
    charts: new Map([
      ['hours', chart.replace('note', 'notes')],
      ['open', 'title: ['],
    ]),
  });
  expect(figure(wrong, []).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'content/_diagrams/platform.svg:0 Colors must be written as var(--d-...).',
    expect.stringMatching(/^content\/_data\/charts\/hours\.yaml:3 Unknown key "notes"/),
    expect.stringMatching(/^content\/_data\/charts\/open\.yaml:1 Not valid YAML/),
  ]);
});

it('pictures are no larger than a page can show', () => {
  const pictures = (bytes: number, side: number) =>
    exampleSite({
      pictures: new Map([
        ['public/photo.jpg', { bytes, pixels: { width: 600, height: side } }],
        ['content/_diagrams/platform.svg', { bytes }],
      ]),
    });
  expect(imageSize(site, [])).toEqual([]);
  expect(imageSize(pictures(300 * 1024, 2400), [])).toEqual([]);
  const findings = imageSize(pictures(300 * 1024 + 1, 2401), []);
  expect(findings.map(({ file }) => file)).toEqual([
    'public/photo.jpg',
    'public/photo.jpg',
    'content/_diagrams/platform.svg',
  ]);
  expect(format(findings)).toEqual([
    '0 image-size: The picture is 301 KB; the limit is 300. Save photos as WebP or JPEG at quality 80, and screenshots as WebP or as PNG with fewer colors.',
    '0 image-size: The picture is 600 x 2401 pixels; the limit is 2400 per side. Scale it down to twice the width at which the page shows it.',
    '0 image-size: The picture is 301 KB; the limit is 300. Remove hidden parts and embedded pictures, or save it as WebP.',
  ]);
});

it('every drawing is used by a page or by code', async () => {
  const page = await examplePage('<Diagram name="platform" alt="Parts." />');
  expect(figureUsed(site, [page])).toEqual([]);
  expect(figureUsed(exampleSite({ figuresInCode: new Set(['Diagram:platform']) }), [])).toEqual([]);
  expect(figureUsed(site, []).map(({ file }) => file)).toEqual(['content/_diagrams/platform.svg']);
});

it('glossary entries have their own IDs and terms', () => {
  expect(glossaryEntry(site, [])).toEqual([]);
  const entry = { id: 'app', term: 'App', meaning: 'A program.' };
  expect(format(glossaryEntry(exampleSite({ glossary: [entry, { ...entry, id: 'application' }] }), []))).toEqual([
    '0 glossary-entry: The term "App" appears twice in the glossary. Combine both meanings in one entry.',
  ]);
});
