import { jest } from '@jest/globals';
import type { ShownDiagnostic } from '@/lib/checks/draft-findings';

let saved = false;
jest.unstable_mockModule('@/lib/content/source-revision.static', () => ({ sourceRevision: 'checked' }));
jest.unstable_mockModule('@/lib/content/source-files', () => ({ hashOfSources: () => (saved ? 'saved' : 'checked') }));
const diagnostic = { file: 'package.json', line: 2, rule: 'data-file', message: 'No.', severity: 'error' };
jest.unstable_mockModule('@/lib/checks/check-content', () => ({
  checkContent: async () => ({ diagnostics: [diagnostic] }),
}));
const { draftFindings } = await import('@/lib/checks/draft-findings');

const find = async (): Promise<ShownDiagnostic[]> => draftFindings('/nowhere', {} as never);

it('shows each finding with its line, unless somebody saved while the checks ran', async () => {
  expect((await find())[0]?.frame).toMatch(/> 2 \| .*"name"/);
  saved = true;
  expect(await find()).toMatchObject([{ line: 2, message: 'No.', frame: '' }]);
});
