import fs from 'node:fs';
import { markdownForm, type PublicAddresses } from '@/lib/downloads/markdown-forms';
import { parseHtml } from '@/lib/markdown/html-tree';
import type { ContentRecord } from '@/lib/site/page-record';

const FIXTURE = 'tests/fixtures/markdown-form/page';

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
  apiVersion: '',
  endsWithHelp: false,
  checked: '',
} as unknown as ContentRecord;

const formOf = (body: string, changes: Partial<ContentRecord> = {}, sample = '') =>
  markdownForm({ ...page, ...changes } as ContentRecord, { main: parseHtml(body), sample: parseHtml(sample) }, site);

/** The text of the Markdown form without its front matter and title. */
const textOf = (body: string): string => formOf(body).replace(/^[\s\S]*?\n# .*\n\n?/, '');

it('starts with the title, the description, and the address of the page', () => {
  expect(formOf('<p>Text.</p>', { path: '/develop/Training Modules/x' })).toBe(
    '---\ntitle: A <page>\ndescription: Rules & limits\nurl: https://docs.example.org/docs/develop/Training%20Modules/x/\n---\n\n# A \\<page>\n\nText.\n',
  );
});

it('says at the end what the page says there: the sample, the way to help, and when it was checked', () => {
  const facts = { apiVersion: '1.0.0', endsWithHelp: true, checked: '2025-12' };
  expect(formOf('<p>Text.</p>', facts, '<p>A sample.</p>')).toContain(
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

/** What components show, in tests/fixtures/markdown-form; with `UPDATE_FIXTURES=1`, review what it writes. */
it('says in words what components and styles show', () => {
  const markdown = textOf(fs.readFileSync(`${FIXTURE}.html`, 'utf8'));
  if (process.env.UPDATE_FIXTURES) fs.writeFileSync(`${FIXTURE}.md`, markdown);
  expect(markdown).toBe(fs.readFileSync(`${FIXTURE}.md`, 'utf8'));
});
