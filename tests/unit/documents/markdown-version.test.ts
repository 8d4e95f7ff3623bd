import { markdownVersion, type PublicAddresses } from '@/lib/documents/markdown-versions';
import { parseHtml } from '@/lib/markdown/html-tree';
import type { ContentRecord } from '@/lib/site/page-record';

const site: PublicAddresses = {
  url: 'https://docs.example.org',
  basePath: '/docs',
  paths: new Set(['/', '/faq', '/develop/Training Modules/x']),
};

const page = {
  kind: 'document',
  path: '/faq',
  title: 'A <page>',
  description: 'Rules & limits',
  version: '',
  endsWithHelp: false,
  checked: '',
} as unknown as ContentRecord;

const versionOf = (body: string, changes: Partial<ContentRecord> = {}, sample = '') =>
  markdownVersion(
    { ...page, ...changes } as ContentRecord,
    { content: parseHtml(body), sample: parseHtml(sample) },
    site,
  );

/** The text of the Markdown version without its front matter and title. */
const textOf = (body: string): string => versionOf(body).replace(/^[\s\S]*?\n# .*\n\n?/, '');

it('starts with the title, the description, and the address of the page', () => {
  expect(versionOf('<p>Text.</p>', { path: '/develop/Training Modules/x' })).toBe(
    '---\ntitle: A <page>\ndescription: Rules & limits\nurl: https://docs.example.org/docs/develop/Training%20Modules/x/\n---\n\n# A \\<page>\n\nText.\n',
  );
});

it('says at the end what the page says there: the sample, the way to help, and when it was checked', () => {
  const facts = { version: '1.0.0', endsWithHelp: true, checked: '2025-12' };
  expect(versionOf('<p>Text.</p>', facts, '<p>A sample.</p>')).toContain(
    '# A \\<page>\n\nVersion: 1.0.0\n\nText.\n\n## Example request\n\nA sample.\n\nIn danger, or in a crisis? [Help now](https://docs.example.org/docs/quick_links/help_now/)\n\nChecked in December 2025.\n',
  );
});

it.each([
  ['/docs/faq/#limits', 'https://docs.example.org/docs/faq.md#limits'],
  ['/docs/', 'https://docs.example.org/docs/index.md'],
  ['/docs/develop/Training%20Modules/x/', 'https://docs.example.org/docs/develop/Training%20Modules/x.md'],
  ['/docs/openapi.json', 'https://docs.example.org/docs/openapi.json'],
  ['/docs/search/?q=a', 'https://docs.example.org/docs/search/?q=a'],
  ['https://example.com/a/', 'https://example.com/a/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['#here', '#here'],
])('rewrites a link to %s as %s', (href, expected) => {
  expect(textOf(`<p><a href="${href}">x</a></p>`)).toBe(`[x](${expected})\n`);
});

const note = (kind: string, title: string) =>
  `<aside data-markdown="${kind}" role="note"><p class="admonition-title">${title}</p><p>Text.</p></aside>`;

it.each([
  [
    'leaves out controls',
    '<div class="code"><button type="button">Wrap</button></div><svg><title>Arrow</title></svg><p hidden>Later</p><span aria-hidden="true">*</span><h2 id="a">Part<a href="#a" aria-label="Direct link to Part"></a></h2><p>Text.</p><script>1</script>',
    '## Part\n\nText.\n',
  ],
  [
    'keeps code as written, with its language and title',
    '<figure data-language="python"><figcaption class="code-title">a.py</figcaption><pre tabindex="0"><code><span class="line"><span class="t-ke">if</span> a:</span>\n<span class="line"></span>\n<span class="line highlighted">    b = "`"</span></code></pre></figure>',
    '```python title="a.py"\nif a:\n\n    b = "`"\n```\n',
  ],
  [
    'lengthens the fence around code that contains a fence',
    '<figure data-language="md"><pre><code><span class="line">```js</span></code></pre></figure>',
    '````md\n```js\n````\n',
  ],
  [
    'writes a note as a quotation that starts with its kind and title',
    note('warning', 'Before you start'),
    '> **Warning: Before you start**\n>\n> Text.\n',
  ],
  ['writes a note without a title of its own', note('tip', 'tip'), '> **Tip**\n>\n> Text.\n'],
  [
    'writes every tab under its label',
    '<tab-group data-group="phone"><section data-value="a"><p data-markdown="label">iPhone</p><p>One.</p></section><section data-value="b"><p data-markdown="label">Android</p><p>Two.</p></section></tab-group>',
    '**iPhone**\n\nOne.\n\n**Android**\n\nTwo.\n',
  ],
  [
    'writes a table with its caption above, and escapes vertical bars in cells',
    '<div class="table-scroll"><table><caption>Fields</caption><thead><tr><th scope="col">Name</th><th scope="col">Type</th></tr></thead><tbody><tr><th scope="row"><code>a</code></th><td>string | null</td></tr></tbody></table></div>',
    '**Fields**\n\n| Name | Type |\n| - | - |\n| `a` | string \\| null |\n',
  ],
  [
    'writes a table with block content in cells as a list',
    '<table data-markdown="list"><tbody><tr><th scope="row"><span class="field-head"><code>id</code> <span>string</span></span></th><td><p>First.</p><p>Second.</p></td></tr></tbody></table>',
    '- `id` string\n\n  First.\n\n  Second.\n',
  ],
  [
    'includes a picture once, with its alternative text and caption',
    '<figure class="figure"><span class="themed"><img class="only-light" src="/docs/figures/a.light.svg" alt="A tree."/><img data-markdown="none" src="/docs/figures/a.dark.svg" alt="A tree."/></span><figcaption>The tree</figcaption></figure>',
    '![A tree.](https://docs.example.org/docs/figures/a.light.svg)\n\n_The tree_\n',
  ],
  [
    'includes collapsed content under its summary',
    '<details><summary>More</summary><div><p>Text.</p></div></details>',
    '**More**\n\nText.\n',
  ],
  [
    'writes a formula as LaTeX',
    '<span class="katex"><math display="block"><semantics><mrow><mi>v</mi></mrow><annotation encoding="application/x-tex">v_i = 1</annotation></semantics></math></span>',
    '$$\nv_i = 1\n$$\n',
  ],
  [
    'writes terms with their meanings as a list',
    '<dl><div id="a"><dt>Server</dt><dd>The <code>host</code></dd></div></dl>',
    '- **Server**: The `host`\n',
  ],
  ['keeps letters of every script', '<p>日本語 العربية 😀 é</p>', '日本語 العربية 😀 é\n'],
])('%s', (_, html, markdown) => expect(textOf(html)).toBe(markdown));
