import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { htmlIn } from '../support/exported-files';
import { expect, test } from './site-test';

const SHARES = 4;

for (let share = 0; share < SHARES; share++) {
  test(`all pages are valid HTML: share ${share + 1} of ${SHARES}`, async ({ dir }) => {
    expect(htmlIn(dir).length).toBeGreaterThan(200);
    const validator = new HtmlValidate(new FileSystemConfigLoader());
    const problems: string[] = [];
    for (const { file, html } of htmlIn(dir).filter((_, index) => index % SHARES === share)) {
      // What styles and scripts say is no HTML, and would take half the time.
      const markup = html.replace(/(<(style|script)\b[^>]*>)[\s\S]*?(?=<\/\2>)/g, '$1');
      const { results } = await validator.validateString(markup, path.resolve(dir, file));
      for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
        problems.push(`${file}: ${message} (${ruleId}) at ${selector}`);
      }
    }
    expect(problems).toEqual([]);
  });
}
