import { yamlProse } from '@/lib/checks/data-prose';
import { collectBlocks, NOT_PROSE, lineAt } from '@/lib/checks/prose/blocks';
import { gradeOf } from '@/lib/checks/prose/prose-rules';
import { phraseFinder, shownRemover } from '@/lib/checks/prose/wording';
import { parseMdx } from '@/lib/markdown/parse-mdx';

const blocksOf = (mdx: string) => collectBlocks(parseMdx(mdx));

it('the prose of a page is paragraphs, headings, cells, and attributes, but no code', () => {
  const mdx = [
    '## A heading {#id}',
    'Open **Feed** at 10:30 with `code` and [a link](/faq/).',
    '```js\ncode()\n```',
    '| A | B |\n| --- | --- |\n| one | <Term id="x">two</Term> |',
    '<Diagram name="platform" alt="The parts." />',
  ];
  expect(blocksOf(mdx.join('\n\n')).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: A heading',
    `paragraph: Open Feed at 10:30 with ${NOT_PROSE} and a link.`,
    'cell: A',
    'cell: B',
    'cell: one',
    'cell: two',
    'attribute: The parts.',
  ]);
});

describe('the prose of data files', () => {
  it('is every text of two words or more, with its line, without code', () => {
    const yaml =
      'id: one\nmeaning: Two words\nlong: |\n  First `code` line.\n\n  Second line.\nexample: { a: not this one }\n';
    const blocks = yamlProse('a.yaml', yaml).blocks;
    expect(blocks.map(({ text }) => text.trim())).toEqual(['Two words', `First ${NOT_PROSE} line.\n\nSecond line.`]);
    expect(lineAt(blocks[0]!, 0).line).toBe(2);
    expect(lineAt(blocks[1]!, blocks[1]!.text.indexOf('Second')).line).toBe(6);
  });
  it('has links with their lines', () =>
    expect(yamlProse('a.yaml', 'a: |\n  Text.\n  See [the FAQ](/faq/).\nb: ![x](/x.png)').links).toEqual([
      { file: 'a.yaml', href: '/faq/', text: 'the FAQ', line: 3 },
    ]));
});

it('phrases are found as whole words across line breaks, and not in names', () => {
  const find = phraseFinder([{ phrases: ['data base'], write: 'database' }], { ignoresCase: true });
  const count = (text: string) => find(text).length;
  expect(['a data base.', 'Data\nbase', 'data bases', 'my-data base', 'data base.org'].map(count)).toEqual([
    1, 1, 0, 0, 0,
  ]);
});

it('of several phrases, the longest is found, with its own correction', () => {
  const entries = [
    { phrases: ['log'], write: 'record' },
    { phrases: ['make out', 'log in'], write: 'sign in' },
  ];
  expect(phraseFinder(entries, { ignoresCase: true })('Log in, then log.')).toEqual([
    { phrase: 'Log in', offset: 0, write: 'sign in' },
    { phrase: 'log', offset: 13, write: 'record' },
  ]);
  expect(phraseFinder(entries, { ignoresCase: false })('Log in, then log.')).toEqual([
    { phrase: 'log', offset: 13, write: 'record' },
  ]);
  expect(phraseFinder([], { ignoresCase: true })('Log in.')).toEqual([]);
});

it('the product’s own wording is blanked out without moving positions', () => {
  const [block] = shownRemover(['An error occured'])(blocksOf('An error occured today'));
  expect(block?.text).toBe(`${NOT_PROSE.repeat(16)} today`);
});

describe('reading grade', () => {
  it('is Flesch-Kincaid: 0.39 × words per sentence + 11.8 × syllables per word − 15.59', () => {
    // Two sentences of six words with one syllable each: 0.39 × 6 + 11.8 × 1 − 15.59 = −1.45.
    expect(gradeOf(blocksOf('The cat sat on the mat. The dog ran to the door.'))).toEqual({
      grade: -1.4,
      words: 12,
    });
  });
  it('counts a piece of code as one word', () =>
    expect(gradeOf(blocksOf('Tap `a b c` now. Then wait, e.g. a day.')).words).toBe(8));
  it('does not count headings and cells', () =>
    expect(gradeOf(blocksOf('## A heading\n\n| A | B |\n| --- | --- |\n| c | d |')).words).toBe(0));
});
