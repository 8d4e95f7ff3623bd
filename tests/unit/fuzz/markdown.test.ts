import { LANGUAGES } from '@/lib/markdown/highlighter';
import { renderMarkdown } from '@/lib/markdown/render-markdown';
import { renderMdx } from '@/lib/markdown/render';
import { renderStatic } from '@/lib/markdown/render-static';
import { forSeeds, PIECES } from './random';

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What a browser shows of HTML without any entities left. */
const shown = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#x([0-9a-f]+)|(lt|gt|quot|amp));/gi, (_, hex?: string, name?: string) =>
      hex ? String.fromCodePoint(parseInt(hex, 16)) : (NAMED[name ?? ''] ?? ''),
    );

// Not in code: line endings are normalized earlier, a fence ends the code, and no text contains half surrogate pairs
// or NUL.
const NOT_IN_CODE = ['`', '~', '\r', '\uFEFF', '\u0000', '\uD800', '\uFFFD', '\u2028'];
const CODE = PIECES.filter((piece) => !NOT_IN_CODE.some((sign) => piece.includes(sign)));

it('highlights any code in any language without changing a letter of it', async () => {
  await forSeeds(async (random) => {
    const code = `x${random.text(CODE, 60)}`;
    const html = await renderMarkdown(`\`\`\`${random.pick(LANGUAGES)}\n${code}\n\`\`\`\n`, { basePath: '' });
    const inner = /<code[^>]*>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
    const withoutBlankLines = (text: string) => text.split('\n').map((line) => (line.trim() ? line : ''));
    expect(withoutBlankLines(shown(inner))).toEqual(withoutBlankLines(code));
  }, 150);
});

it('turns any directive into text, a note, or a finding, and never into a page that cannot be rendered', async () => {
  const colons = [
    ':::',
    '::',
    ':',
    ':::note',
    ':::tip[Title]',
    ':::wrong{a=b}',
    '\n:::\n',
    '\n\n',
    '10:30',
    'lamp:gps',
  ];
  const words = ['Text', '**bold**', '`code`', ' ', '\n', '[', ']', '- item\n', '> quote\n', 'é', '😀', 'שלום'];
  await forSeeds(async (random) => {
    const source = random.text([...colons, ...words], 16);
    const { content, diagnostics } = await renderMdx(source, { title: 'Title', basePath: '', components: {} });
    if (content) expect(typeof (await renderStatic(content))).toBe('string');
    else expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
  }, 150);
});
