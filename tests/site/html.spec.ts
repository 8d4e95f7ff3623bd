import fs from 'node:fs';
import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { filesIn } from '../support/exported-files';
import { expect, test } from './site-test';

const SHARES = 4;

/** The page without what its inline styles and scripts say, which is no HTML and would take half the time. */
const read = (file: string): string =>
  fs.readFileSync(file, 'utf8').replace(/(<(style|script)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');

for (let share = 0; share < SHARES; share++) {
  test(`all pages are valid HTML: share ${share + 1} of ${SHARES}`, async ({ dir }) => {
    const files = filesIn(dir, /\.html$/);
    expect(files.length).toBeGreaterThan(250);
    const validator = new HtmlValidate(new FileSystemConfigLoader());
    const faults: string[] = [];
    for (const file of files.filter((_, index) => index % SHARES === share)) {
      const report = await validator.validateString(read(path.join(dir, file)), path.resolve(dir, file));
      for (const { messages } of report.results) {
        for (const { ruleId, message, selector } of messages) {
          faults.push(`${file}: ${message} (${ruleId}) at ${selector}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });
}
