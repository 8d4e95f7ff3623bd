import { JSDOM } from 'jsdom';
import { CODE_LANGUAGES } from '@/lib/markdown/highlighter';
import { renderMarkdown } from '@/lib/markdown/render-markdown';

const render = (source: string, basePath = '') => renderMarkdown(source, { basePath });

describe('Markdown of data files', () => {
  it('has links with the base path, tables that scroll, and highlighted code', async () => {
    expect(await render('See [tags](/data_science/tags/#a).', '/docs')).toBe(
      '<p>See <a href="/docs/data_science/tags/#a">tags</a>.</p>',
    );
    expect(await render('| A |\n| --- |\n| 1 |')).toContain('<div class="table-scroll" role="group" tabindex="0"');
    expect(await render('```json\n{ "a": 1 }\n```')).toContain('<figure class="code" data-language="json">');
    expect(await render('[out](https://example.org)')).toContain('rel="noopener noreferrer"');
  });

  it('has no paragraph around a single one, if it is to stand inside a line', async () => {
    expect(await renderMarkdown('One `line`.', { basePath: '', isInline: true })).toBe('One <code>line</code>.');
    expect(await renderMarkdown('One.\n\nTwo.', { basePath: '', isInline: true })).toContain('<p>Two.</p>');
  });

  it('lets addresses in code break between their parts, and nowhere else', async () => {
    const html = await render(
      '`https://a.org/b/c?d=1&e=2` `/study/{id}` `1/2` `lamp.gps`\n\n```bash\ncurl https://a.org/b\n```',
    );
    expect(html).toContain('<code>https://a.org/<wbr>b/<wbr>c?<wbr>d=1&#x26;<wbr>e=2</code>');
    expect(html).toContain('<code>/study/<wbr>{id}</code> <code>1/2</code> <code>lamp.gps</code>');
    expect(html).toContain('https://a.org/<wbr>b</span>');
  });

  it('gives headings their IDs', async () => {
    const html = await render('## Wrong request {#errors-request}\n\n## Next');
    expect(html).toContain('<h2 id="errors-request">');
    expect(html).toContain('<h2 id="next">');
    expect(html).not.toContain('{#');
  });

  it.each([
    '<script>alert(1)</script>',
    'Text <img src=x onerror=alert(1)> more',
    '[x](javascript:alert(1))',
    '[x](<java\u0000script:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '![x](javascript:alert(1))',
    '<javascript:alert(1)>',
    '> <style>body{display:none}</style>',
    '<form action="https://evil.example/"><input></form>',
    '<svg/onload=alert(1)>',
    '- <object data="x"></object>',
    '```html\n<script>alert(1)</script>\n```',
    '| <script>alert(1)</script> |\n| --- |\n| <b onclick=x>y</b> |',
    '[x](https://example.org "\\" onmouseover=\\"alert(1)")',
  ])('runs nothing in %j', async (source) => {
    const html = await render(source);
    // What remains of tags and handlers is text, as building the page in a DOM shows.
    const { window } = new JSDOM(`<body>${html}</body>`);
    const elements = [...window.document.body.querySelectorAll('*')];
    expect(
      elements
        .map(({ localName }) => localName)
        .filter((name) => /script|iframe|style|object|form|input|base|svg|img|diagram/.test(name)),
    ).toEqual(source.startsWith('![') ? ['img'] : []);
    for (const { attributes } of elements) {
      for (const { name, value } of attributes) {
        expect(name).not.toMatch(/^on/);
        if (name === 'href' || name === 'src') expect(value.trim()).not.toMatch(/^(?!https?:)[a-z][a-z0-9+.-]*:/i);
      }
    }
  });

  it('keeps raw HTML readable as written', async () => {
    expect(await render('Send `Basic` and <Base64 of keys>.')).toBe(
      '<p>Send <code>Basic</code> and &#x3C;Base64 of keys>.</p>',
    );
    expect(await render('<b>bold</b>')).toBe('<p>&#x3C;b>bold&#x3C;/b></p>');
  });
});

it.each(CODE_LANGUAGES)('%s is highlighted without changing a letter', async (language) => {
  const code = `a = "b" + 'c'; // <é> & 日本 😀\n\t{ x: [1, -2.5e3] } # %20 \\ \${y} @z\n  end | if (*p) -> {/* */} <!-- -->`;
  const html = await render(`\`\`\`${language}\n${code}\n\`\`\``);
  expect(new JSDOM(html).window.document.querySelector('code')?.textContent).toBe(code);
});
