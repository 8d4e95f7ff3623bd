/**
 * Requests every address on other sites that the export links to, and writes `test-results/external-links.md`. Never
 * fails a build, because other sites come and go, and some block programs. `npx tsx scripts/check-external-links.ts [DIR]`
 */
import fs from 'node:fs';
import path from 'node:path';
import { LinkChecker, LinkState } from 'linkinator';
import { filesBelow } from '@/lib/content/files';
import { settings } from '@/lib/settings/settings';

const folder = process.argv[2] ?? 'out';
if (!fs.existsSync(folder)) {
  console.error(`There is no folder "${folder}". Build the site first: npm run build`);
  process.exit(1);
}
const pages = filesBelow(folder, '.html');

/** True for addresses of the server that the link checker starts for the folder. */
const isOwn = (link: string): boolean => link.startsWith('http://localhost:');

const checker = new LinkChecker();
/** Where each address leads now, if it has moved. */
const moved = new Map<string, string>();
checker.on('redirect', ({ url, targetUrl }) => moved.set(url, targetUrl ?? 'another address'));
const { links } = await checker.check({
  path: pages,
  serverRoot: folder,
  concurrency: 6,
  timeout: 15_000,
  retry: true,
  redirects: 'warn',
  // The pages themselves are read from their files; the tests check the links between them.
  // Whether the addresses for editing answer depends on who asks, and a test checks that their files exist.
  linksToSkip: async (link) =>
    (isOwn(link) && !link.endsWith('.html')) ||
    link.startsWith(settings.url) ||
    Boolean(settings.editAddress && link.startsWith(settings.editAddress)),
});

const from = new Map<string, Set<string>>();
const failed = new Map<string, string>();
for (const { url, state, status, parent = '' } of links) {
  if (state === LinkState.SKIPPED || !parent || isOwn(url)) continue;
  from.set(url, (from.get(url) ?? new Set()).add(parent));
  if (state === LinkState.BROKEN) failed.set(url, status ? String(status) : 'no response');
}
const part = (title: string, results: Map<string, string>) => {
  const lines = [...results].filter(([url]) => from.has(url)).sort();
  const list = lines.map(
    ([url, result]) => `- <${url}>: ${result}\n  linked from ${[...(from.get(url) ?? [])].join(', ')}`,
  );
  return `## ${title} (${lines.length})\n\n${list.join('\n')}\n`;
};
const report = path.join('test-results', 'external-links.md');
fs.mkdirSync(path.dirname(report), { recursive: true });
// .github/workflows/external-links.yml closes its issue when the first part is empty.
fs.writeFileSync(
  report,
  `# Links to other sites (${from.size})\n\n${part('No response', failed)}\n${part('Moved', moved)}`,
);
console.log(`${from.size} external addresses, ${failed.size} failed; see ${report}.`);
if (failed.size === from.size && from.size) console.log('None responded. Check your internet connection.');
