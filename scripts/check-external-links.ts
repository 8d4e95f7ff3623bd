/**
 * Requests every external address that the export links to, and writes `test-results/external-links.md`. Never fails
 * a build, because other sites come and go, and some block programs. `npm run links:external [-- DIR]`
 */
import fs from 'node:fs';
import path from 'node:path';
import { externalLinks } from '@/lib/checks/exported/check-links';
import { settings } from '@/lib/settings/settings';

const TIMEOUT = 15_000;
const AT_ONCE = 6;

interface Answer {
  address: string;
  /** A status code, or what went wrong. */
  result: string;
  good: boolean;
}

/** Sends a HEAD request first; if the server refuses it, a GET request. */
async function request(address: string): Promise<Answer> {
  let result = '';
  for (const method of ['HEAD', 'GET']) {
    try {
      const response = await fetch(address, { method, signal: AbortSignal.timeout(TIMEOUT), redirect: 'follow' });
      await response.body?.cancel();
      result = `${response.status}${response.redirected ? `, now at ${response.url}` : ''}`;
      if (response.ok) return { address, result, good: true };
    } catch (error) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      result = cause instanceof Error ? cause.message : String(cause);
    }
  }
  return { address, result, good: false };
}

const folder = process.argv[2] ?? 'out';
if (!fs.existsSync(folder)) {
  console.error(`There is no folder "${folder}". Build the site first: npm run build`);
  process.exit(1);
}
const links = externalLinks(folder, settings.url);
// Whether these answer depends on who asks, and a test checks that their files exist.
const waiting = [...links.keys()].filter(
  (address) => !settings.editAddress || !address.startsWith(settings.editAddress),
);
const answers: Answer[] = [];
const worker = async (): Promise<void> => {
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    answers.push(await request(address));
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));

const failed = answers.filter((answer) => !answer.good).sort((a, b) => (a.address < b.address ? -1 : 1));
const moved = answers.filter((answer) => answer.good && answer.result.includes('now at'));
const line = ({ address, result }: Answer) =>
  `- <${address}>: ${result}\n  linked from ${links.get(address)?.join(', ')}`;
const part = (title: string, list: Answer[]) => `## ${title} (${list.length})\n\n${list.map(line).join('\n')}\n`;
const report = path.join('test-results', 'external-links.md');
fs.mkdirSync(path.dirname(report), { recursive: true });
fs.writeFileSync(
  report,
  `# Links to other sites (${links.size})\n\n${part('No response', failed)}\n${part('Moved', moved)}`,
);
console.log(`${links.size} external addresses, ${failed.length} failed; see ${report}.`);
if (failed.length === links.size && links.size) console.log('None responded. Check your internet connection.');
