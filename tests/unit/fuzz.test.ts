/** Random input from the same seeds in every run: nothing that authors or readers may write breaks what reads it. */
import { parsePage } from '@/lib/content/parse-page';
import { LANGUAGES } from '@/lib/markdown/highlighter';
import { renderMarkdown } from '@/lib/markdown/render-markdown';
import { renderMdx } from '@/lib/markdown/render';
import { renderStatic } from '@/lib/markdown/render-static';
import { decode, isExternal, isSamePath, splitHref, toHref } from '@/lib/settings/addresses';
import { exampleText } from '@/tests/support/example-page';
import { forSeeds, PIECES } from '@/tests/support/random';

it('any text of a file becomes a page or findings with their place in the file', async () => {
  const page = exampleText({}, '## Steps\n\nText.');
  await forSeeds((random) => {
    const text = random.mutate(page, PIECES);
    const read = parsePage('a/b.mdx', text);
    expect(read.page !== undefined || read.diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
    const lines = text.split(/\r\n?|\n/).length;
    for (const { file, line, message } of read.diagnostics) {
      expect(file).toBe('content/a/b.mdx');
      expect(line).toBeGreaterThanOrEqual(0);
      expect(line).toBeLessThanOrEqual(lines);
      expect(message).not.toBe('');
    }
  });
});

const NAMED: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** What a browser shows of HTML. */
const shown = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#x([0-9a-f]+)|(lt|gt|quot|amp));/gi, (_, hex?: string, name = '') =>
      hex ? String.fromCodePoint(parseInt(hex, 16)) : (NAMED[name] ?? ''),
    );

// Not in code: line endings are normalized earlier, a fence ends the code, and no text contains half surrogate pairs
// or NUL.
const NOT_IN_CODE = ['`', '~', '\r', '\uFEFF', '\u0000', '\uD800', '\uFFFD', '\u2028'];
const CODE = PIECES.filter((piece) => !NOT_IN_CODE.some((sign) => piece.includes(sign)));

it('code in any language is highlighted without changing a letter of it', async () => {
  const withoutBlankLines = (text: string) => text.split('\n').map((line) => (line.trim() ? line : ''));
  await forSeeds(async (random) => {
    const code = `x${random.text(CODE, 60)}`;
    const html = await renderMarkdown(`\`\`\`${random.pick(LANGUAGES)}\n${code}\n\`\`\`\n`, { basePath: '' });
    const inner = /<code[^>]*>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
    expect(withoutBlankLines(shown(inner))).toEqual(withoutBlankLines(code));
  }, 150);
});

it('any directive becomes text, a note, or a finding, and never a page that cannot be rendered', async () => {
  const colons = ['::', ':', ':::note', ':::tip[Title]', ':::wrong{a=b}', '\n:::\n', '\n\n', '10:30', 'lamp:gps'];
  const words = ['Text', '**bold**', '`code`', ' ', '\n', '[', ']', '- item\n', '> quote\n', 'é', '😀', 'שלום'];
  await forSeeds(async (random) => {
    const source = random.text([...colons, ...words], 16);
    const { content, diagnostics } = await renderMdx(source, { title: 'Title', basePath: '', components: {} });
    if (content) expect(typeof (await renderStatic(content))).toBe('string');
    else expect(diagnostics.some(({ severity }) => severity === 'error')).toBe(true);
  }, 150);
});

it('any address is split without loss, equals itself, and stays below the base path', async () => {
  await forSeeds((random) => {
    expect(typeof decode(random.text(PIECES, 30))).toBe('string');
    // Half a surrogate pair is in no address, and a percent sign would be read as an escape the second time.
    const letters = PIECES.filter((piece) => !/[\uD800%]/.test(piece));
    const href = random.text(letters, 20);
    const { pathname, search, hash } = splitHref(href);
    expect(pathname + search + hash).toBe(href);
    const path = `/${href.replace(/^\/+/, '')}`;
    expect(isSamePath(path, `${path.replace(/\/$/, '')}/`)).toBe(true);
    const base = random.pick(['', '/LAMP-platform', '/a/b']);
    const link = toHref(path, base);
    expect(toHref(link, base)).toBe(link);
    expect(link.startsWith(`${base}/`)).toBe(true);
    expect(isExternal(link)).toBe(false);
  });
});
