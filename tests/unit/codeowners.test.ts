import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { siteSettings } from '@/lib/settings/site-settings';

const clinical = fs
  .readFileSync('.github/CODEOWNERS', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('/') && line.endsWith('/clinical-safety'));

/** The files that a pattern of CODEOWNERS, or a folder, stands for. */
const filesOf = (pattern: string): string[] =>
  execFileSync('git', ['ls-files', '-z', `:(glob)${pattern.slice(1)}${pattern.endsWith('/') ? '**' : ''}`])
    .toString()
    .split('\0')
    .filter(Boolean);

it('a clinician approves each file that gives a help line', () => {
  const approved = new Set(clinical.flatMap((line) => filesOf(line.split(/\s/)[0] ?? '')));
  const number = new RegExp(`\\b${siteSettings.helpLines.call}\\b`);
  const giving = [...filesOf('/content/'), 'lib/settings/site-settings.ts'].filter(
    (file) => /\.(mdx|yaml|ts)$/.test(file) && number.test(fs.readFileSync(file, 'utf8')),
  );
  expect(giving).toContain('content/quick_links/help_now.mdx');
  expect(giving.filter((file) => !approved.has(file))).toEqual([]);
});
