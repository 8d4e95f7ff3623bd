import fs from 'node:fs';
import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from './site-test';

test('every page is valid HTML', async ({ dir }) => {
  test.setTimeout(120_000);
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const files = fs
    .readdirSync(dir, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(100);
  const faults: string[] = [];
  for (const file of files) {
    const report = await validator.validateFile(path.resolve(dir, file));
    for (const { messages } of report.results) {
      for (const { line, column, ruleId, message } of messages) {
        faults.push(`${file}:${line}:${column} ${message} (${ruleId})`);
      }
    }
  }
  expect(faults).toEqual([]);
});
