import zlib from 'node:zlib';
import { JSDOM } from 'jsdom';
import { studyKit } from '@/lib/downloads/study-kit';
import { renderedPage, pageTrees } from '@/lib/rendering/render-cache';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { loadSite } from '@/lib/site/site';

const page = (await loadSite()).find(KNOWN_PAGES.studyKit);
if (page?.kind !== 'document') throw new Error(`There is no page at ${KNOWN_PAGES.studyKit}.`);
const { body, headings } = await renderedPage(page);
const file = Buffer.from(await studyKit(page, (await pageTrees(page)).main));

/** A part of the file, which is a ZIP archive: before the data of each part, its sizes and its name stand at fixed places. */
function part(name: string): Document {
  const head = file.indexOf(name) - 30;
  const data = head + 30 + file.readUInt16LE(head + 26) + file.readUInt16LE(head + 28);
  const xml = zlib.inflateRawSync(file.subarray(data, data + file.readUInt32LE(head + 18))).toString();
  return new JSDOM(xml, { contentType: 'text/xml' }).window.document;
}
const condense = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

const paragraphs = [...part('word/document.xml').getElementsByTagName('w:p')].map((paragraph) => ({
  style: paragraph.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? '',
  text: condense([...paragraph.getElementsByTagName('w:t')].map(({ textContent }) => textContent).join('')),
}));

it('has every heading of the page, at the same level', () => {
  const headingsInWord = paragraphs.filter(({ style }) => /^Heading\d$/.test(style));
  expect(headingsInWord).toEqual(headings.map(({ depth, text }) => ({ style: `Heading${depth - 1}`, text })));
});

it('has every text to adapt, marked as such', () => {
  const { document } = new JSDOM(body).window;
  const wanted = [...document.querySelectorAll('.copy-text-body > p, .copy-text-body li')];
  expect(wanted.length).toBeGreaterThan(20);
  for (const element of wanted) {
    expect(paragraphs).toContainEqual({ style: 'Adapt', text: condense(element.textContent) });
  }
});

it('has links that work away from the site, and none to the file itself', () => {
  const targets = [...part('word/_rels/document.xml.rels').getElementsByTagName('Relationship')]
    .filter((element) => element.getAttribute('TargetMode') === 'External')
    .map((element) => element.getAttribute('Target') ?? '');
  expect(targets.length).toBeGreaterThan(10);
  expect(targets.filter((target) => !/^(https|mailto):/.test(target) || target.endsWith('.docx'))).toEqual([]);
});
