/**
 * Fixture pairs: each `tests/fixtures/mdx/x.mdx` must render to `x.html`. To add a case, write the first, run with
 * `UPDATE_FIXTURES=1` to write the second, and review it before you commit.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { renderStatic } from '@/lib/markdown/render-static';
import { localeFrom } from '@/lib/settings/translate';
import { textsBelow } from '@/lib/sources/files';

const folder = path.resolve('tests', 'fixtures', 'mdx');

const Box = ({ title, children }: { title?: string; children?: ReactNode }) => <div title={title}>{children}</div>;
const Refuses = () => {
  throw new Error('No such thing.');
};
const components = { Box, Refuses };
const render = (source: string) => renderMdx(source, { title: 'Questions', basePath: '/base', components });
const html = async (source: string) => renderStatic((await render(source)).node);

it.each(textsBelow(folder, '.mdx'))('renders $name like its fixture', async ({ name, text }) => {
  const expected = path.join(folder, name.replace(/mdx$/, 'html'));
  // One element per line, so that differences are readable.
  const actual = `${(await html(text)).replace(/></g, '>\n<')}\n`;
  if (process.env.UPDATE_FIXTURES) fs.writeFileSync(expected, actual);
  expect(actual).toBe(fs.readFileSync(expected, 'utf8'));
});

it('headings are reported in document order with level, text, id and line', async () => {
  const { headings } = await render('## A\n\n### B {#my-b}\n\n#### C\n\n## A');
  expect(headings).toEqual([
    { depth: 2, text: 'A', id: 'a', line: 1, column: 1 },
    { depth: 3, text: 'B', id: 'my-b', line: 3, column: 1 },
    { depth: 4, text: 'C', id: 'c', line: 5, column: 1 },
    { depth: 2, text: 'A', id: 'a-1', line: 7, column: 1 },
  ]);
});

// tests/fixtures/mdx/tables.mdx has all other tables.
it('tables know yes and no in the language of the page', async () => {
  const locale = localeFrom('fi', { Yes: 'Kyllä', No: 'Ei' }, []);
  const table = '| A | B |\n| - | - |\n| c | Ei: poista se |\n| d | Kyllä |';
  const { node } = await renderMdx(table, { title: 'A', basePath: '', locale, components: {} });
  expect(await renderStatic(node)).toContain('<span class="dot dot-no"></span>Ei: poista se');
});

describe('code', () => {
  const lines = (count: number) => `\`\`\`text\n${Array(count).fill('a').join('\n')}\n\`\`\``;

  it.each<[what: string, source: string, has: string[], hasNot: string[]]>([
    [
      'is highlighted at build time with class names, without inline styles',
      '```js\nconst a = "b";\n```',
      ['class="t-ke"', 'class="t-st"'],
      ['style=', 'class="line'],
    ],
    ['may not break across pages if it has up to 12 lines', lines(12), [], ['code-long']],
    ['may break across pages of paper if it has more', lines(13), ['class="code code-long"'], []],
    ['falls back to plain text for an unknown language', '```klingon\nqapla\n```', ['qapla'], []],
  ])('%s', async (_, source, has, hasNot) => {
    const text = await html(source);
    for (const part of has) expect(text).toContain(part);
    for (const part of hasNot) expect(text).not.toContain(part);
  });
});

describe('what authors get wrong', () => {
  it.each([
    ['braces in prose', 'One.\n\nGET /participant/{id} now.', 3],
    ['an expression as an attribute', 'One.\n\n<Box title={1}>x</Box>', 3],
    ['a spread attribute', '<Box {...props}>x</Box>', 1],
    ['an import', 'import x from "y"\n\nText.', 1],
  ])('%s: is reported once, with its position, and the rest is rendered', async (_name, source, line) => {
    const { findings, node } = await render(`${source}\n\n## The rest\n`);
    expect(findings).toEqual([
      expect.objectContaining({ rule: 'expression', line, column: expect.any(Number) as number, severity: 'error' }),
    ]);
    expect(findings[0]?.hint).toBeTruthy();
    expect(await renderStatic(node)).toContain('id="the-rest"');
  });

  it.each([
    ['an unclosed tag', 'One.\n\n<Box>\n\nText.', 3, /closing tag for `<Box>`/],
    ['a tag closed inside another part', 'A <b>bold</i> word.', 1, /closing tag `<\/i>`/],
    ['a lone angle bracket', 'One.\n\nIf a <3 then.', 3, /before name/],
    ['an unclosed brace', 'One.\n\nTwo { three.', 3, /closing brace/],
    ['a closing tag without an opening tag', 'One.\n\n</Box>', 3, /closing slash/],
  ])('%s: is reported with its position and a way to fix it', async (_name, source, line, message) => {
    const { findings, node } = await render(`${source}\n\n## The rest\n`);
    expect(findings).toEqual([
      expect.objectContaining({ rule: 'mdx-syntax', line, message: expect.stringMatching(message) as string }),
    ]);
    expect(findings[0]?.hint).toMatch(/^Close every tag, and put braces/);
    expect(node).toBeNull();
  });

  it('apart from syntax, nothing hides anything else', async () => {
    const source = ['GET /participant/{id} now.', '<Refuses />', '<Box title={1}>x</Box>', '<Refuses />'].join('\n\n');
    const { findings, node } = await render(source);
    await renderStatic(node);
    expect(findings.map(({ line, rule }) => `${line} ${rule}`)).toEqual([
      '1 expression',
      '5 expression',
      '3 component',
      '7 component',
    ]);
  });

  it('shows the content of an unknown component, and of one that fails', async () => {
    expect(await html('<Unknown>\n\nInside.\n\n</Unknown>')).toContain('<p>Inside.</p>');
    expect(await html('<Refuses>\n\nInside.\n\n</Refuses>')).toContain('<p>Inside.</p>');
  });

  it('an unknown admonition is only a warning, and looks like info', async () => {
    const { findings, node } = await render(':::hint\n\nText.\n\n:::');
    expect(findings).toEqual([expect.objectContaining({ rule: 'admonition', line: 1, severity: 'warning' })]);
    expect(await renderStatic(node)).toContain('admonition-info');
  });
});

it('reports links, images, components, and fences with their positions', async () => {
  const { mentions } = await render(
    '[a](/b)\n\n![c](/d.png)\n\n<Box title="t">x</Box>\n\n```js check\n1\n```\n\n[e]\n\n[e]: /f',
  );
  expect(mentions.map(({ kind, value, text, line }) => [kind, value, text, line])).toEqual([
    ['link', '/b', 'a', 1],
    ['image', '/d.png', 'c', 3],
    ['component', 'Box', '', 5],
    ['fence', 'js', 'check', 7],
    ['link', '/f', '', 13],
  ]);
});
