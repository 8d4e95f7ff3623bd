import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { EDITS } from './edits';
import { clone, open, test } from './preview';

for (const [what, file, [from, to], address, seen] of EDITS) {
  test(`an open page of the preview shows a change to ${what}`, async ({ page: tab, preview }) => {
    const shows = (isThere: boolean) =>
      expect(async () => expect((await tab.content()).includes(seen)).toBe(isThere)).toPass({ timeout: 60_000 });
    await open(tab, address);
    await shows(false);
    preview.write(file, preview.read(file).replace(from, to));
    await shows(true);
    preview.git('checkout', '--', file);
    await shows(false);
  });
}

test('a build shows a change to any of them, from any folder, after one that failed', async ({ preview }) => {
  test.setTimeout(900_000);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const build = (env: Record<string, string> = {}) =>
    promisify(execFile)('npm', ['run', 'build'], { cwd: clone, env: { ...process.env, OUT_DIR: 'out', ...env } });
  const html = (address: string) => fs.readFileSync(path.join(clone, 'out', address, 'index.html'), 'utf8');
  try {
    await build();
    preview.write('content/faq.mdx', 'no front matter');
    await expect(build()).rejects.toThrow('No front matter');
    preview.git('checkout', '--', 'content/faq.mdx');
    for (const [, file, [from, to]] of EDITS) preview.write(file, preview.read(file).replace(from, to));
    fs.cpSync(path.join(clone, 'content'), folder, { recursive: true });
    for (let number = 1; number <= 50; number += 1) {
      const text = preview.read('content/privacy.mdx').replace(/^aliases:.*\n(?:  ?- .*\n)*/m, '');
      fs.writeFileSync(path.join(folder, `further_${number}.mdx`), text);
    }
    await build({ CONTENT_DIR: folder, SITE_URL: 'https://today.example.org' });
    for (const [, , , address, seen] of EDITS) expect(html(address)).toContain(seen);
    expect(html('/further_50/')).toContain('https://today.example.org/further_50/');
  } finally {
    fs.rmSync(folder, { recursive: true });
    preview.git('checkout', '--', '.');
  }
});
