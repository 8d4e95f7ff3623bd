import { jest } from '@jest/globals';
import type { ShownDiagnostic } from '@/lib/checks/preview-findings';

let saved = false;
const diagnostic = { file: 'package.json', line: 2, rule: 'data-file', message: 'No.', severity: 'error' };
jest.unstable_mockModule('@/lib/checks/check-content', () => ({
  checkContent: async () => {
    if (saved) saves.last += 1;
    return [diagnostic];
  },
}));
const { saves } = await import('@/lib/sources/sources');
const { previewFindings } = await import('@/lib/checks/preview-findings');

const find = async (): Promise<ShownDiagnostic[]> => previewFindings('/nowhere', {} as never);

it('shows each finding with its line, unless somebody saved while the checks ran', async () => {
  expect((await find())[0]?.frame).toMatch(/> 2 \| .*"name"/);
  saved = true;
  expect(await find()).toMatchObject([{ line: 2, message: 'No.', frame: '' }]);
});
