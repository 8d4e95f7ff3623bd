import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { filesIn } from '../support/exported-files';
import { expect, test } from './site-test';

/** One test for each, so that several run at once, and none takes long. */
const FOLDERS = [
  'api',
  'data_science/cortex',
  'data_science/data_types',
  'data_science',
  'develop',
  'start_here',
  'using',
];
const folderOf = (file: string): string | undefined => FOLDERS.find((folder) => file.startsWith(`${folder}/`));

async function faultsIn(dir: string, files: string[]): Promise<string[]> {
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const faults: string[] = [];
  for (const file of files) {
    const report = await validator.validateFile(path.resolve(dir, file));
    for (const { messages } of report.results) {
      for (const { line, column, ruleId, message } of messages) {
        faults.push(`${file}:${line}:${column} ${message} (${ruleId})`);
      }
    }
  }
  return faults;
}

for (const folder of FOLDERS) {
  test(`pages in ${folder} are valid HTML`, async ({ dir }) => {
    const files = filesIn(dir, /\.html$/).filter((file) => folderOf(file) === folder);
    expect(files.length).toBeGreaterThan(5);
    expect(await faultsIn(dir, files)).toEqual([]);
  });
}

test('pages elsewhere are valid HTML', async ({ dir }) => {
  const files = filesIn(dir, /\.html$/).filter((file) => !folderOf(file));
  expect(files).toContain('index.html');
  expect(await faultsIn(dir, files)).toEqual([]);
});
