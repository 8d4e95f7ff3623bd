import { strFromU8, unzipSync } from 'fflate';
import { JSDOM } from 'jsdom';
import { contentOf, treesOf } from '@/components/page/page-content';
import { checkedNote } from '@/lib/content/month';
import { loadSite } from '@/lib/site/pages';
import { studyKit } from '@/lib/export/word/study-kit';
import { STUDY_KIT_PATH } from '@/lib/export/word/study-kit-address';

const page = (await loadSite()).find(STUDY_KIT_PATH);
if (page?.kind !== 'document') throw new Error(`There is no page at ${STUDY_KIT_PATH}.`);
const { html, headings } = await contentOf(page);
const makeFile = async () => studyKit(page, (await treesOf(page)).body);
const file = await makeFile();
const part = (name: string) =>
  new JSDOM(strFromU8(unzipSync(file)[name]!), { contentType: 'text/xml' }).window.document;
const document = part('word/document.xml');
const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const elements = (name: string) => [...document.getElementsByTagNameNS(W, name)];
const styleOf = (paragraph: Element) =>
  paragraph.getElementsByTagNameNS(W, 'pStyle')[0]?.getAttributeNS(W, 'val') ?? '';
const textOf = (element: Element) =>
  [...element.getElementsByTagNameNS(W, 't')].map((text) => text.textContent).join('');
const paragraphs = elements('p').map((paragraph) => ({ style: styleOf(paragraph), text: textOf(paragraph) }));
const source = new JSDOM(html).window.document;
const condense = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

test('has every heading of the page, in order and at the same level', () => {
  const found = paragraphs.filter(({ style }) => /^Heading\d$/.test(style));
  expect(found).toEqual(headings.map(({ depth, text }) => ({ style: `Heading${depth - 1}`, text })));
});

test('has every text to adapt, marked as such', () => {
  const texts = [...source.querySelectorAll('.copy-text-body > :is(p, ul > li), .copy-text-body li')].map((one) =>
    condense(one.textContent),
  );
  expect(texts.length).toBeGreaterThan(10);
  const marked = paragraphs.filter(({ style }) => style === 'Adapt').map(({ text }) => condense(text));
  for (const text of texts) expect(marked).toContain(text);
});

test('has every table, row by row', () => {
  const rows = elements('tr').map((row) =>
    [...row.getElementsByTagNameNS(W, 'tc')].map((cell) => condense(textOf(cell))),
  );
  const wanted = [...source.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td')].map((cell) => condense(cell.textContent)),
  );
  expect(rows).toEqual(wanted);
});

test('has each drawing of the page as a picture with its text (npm run pictures renders them)', () => {
  const drawings = [...source.querySelectorAll('img[src$=".light.svg"]')].map((img) => img.getAttribute('alt'));
  expect(drawings.length).toBeGreaterThan(0);
  const pictures = [...document.getElementsByTagName('wp:docPr')].map((one) => one.getAttribute('descr'));
  expect(pictures).toEqual(drawings);
});

test('has links that work away from the site, and none to the file itself', () => {
  const targets = [...part('word/_rels/document.xml.rels').getElementsByTagName('Relationship')]
    .filter((one) => one.getAttribute('TargetMode') === 'External')
    .map((one) => one.getAttribute('Target') ?? '');
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !/^(https|mailto):/.test(target))).toEqual([]);
  expect(targets.filter((target) => target.endsWith('.docx'))).toEqual([]);
});

test('says where it comes from and what it was checked against', () => {
  const small = paragraphs.filter(({ style }) => style === 'Small').map(({ text }) => text);
  expect(small).toContain('From https://docs.lamp.digital/quick_links/study_kit/');
  expect(small).toContain(checkedNote(page.checked));
});

test('is identical when made twice', async () => {
  expect(Buffer.compare(file, await makeFile())).toBe(0);
});
