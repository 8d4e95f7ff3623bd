import { expect } from '@playwright/test';
import { FAQ, isSameDocument, open, test, withLine } from './preview';

test.describe('one panel lists the findings while the rest of the page still renders', () => {
  const panel = '.preview-findings';

  test('lists every kind of mistake on one page, each with its location', async ({ page: tab, preview }) => {
    const errors: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    tab.on('pageerror', (error) => errors.push(error.message));
    await open(tab, '/faq/');
    await expect(tab.locator(panel)).toHaveCount(0);
    const mistakes = [
      'GET /participant/{id} now.',
      'See [nothing](/no/such/page/) and [no heading](/privacy/#no-such-heading).',
      'A wrods that nobody knows.',
      '<Diagram name="platfrom" alt="Parts of the platform and how they work together." />',
      '<Term id="no-such-term">word</Term>',
      '<Unknown>Text in it.</Unknown>',
    ].join('\n\n');
    preview.write(FAQ, withLine(preview.read(FAQ).replace('kind: reference', 'kind: referense'), mistakes));
    const list = tab.locator(`${panel} li`);
    await expect(list).toHaveCount(8);
    for (const message of [
      'Did you mean "reference"?',
      'Braces are read as code',
      '/no/such/page',
      'no-such-heading',
      '"wrods" is not a known word',
      'Did you mean "platform"?',
      'no-such-term',
      'There is no <Unknown> component',
    ]) {
      const finding = list.filter({ hasText: message });
      await expect(finding).toHaveCount(1);
      await expect(finding).toContainText(/content\/faq\.mdx:\d+/);
    }
    await expect(tab.locator('.prose').getByText('Text in it.')).toBeVisible();
    await expect(tab.locator('.prose h2').first()).toBeVisible();
    await expect.poll(() => preview.printed()).toContain('/no/such/page');
    preview.git('checkout', '--', FAQ);
    await expect(tab.locator(panel)).toHaveCount(0);
    expect(await isSameDocument(tab)).toBe(true);
    expect(errors).toEqual([]);
  });

  test('shows the text of a page with a syntax error, and where the error is', async ({ page: tab, preview }) => {
    await open(tab, '/faq/');
    preview.write(FAQ, withLine(preview.read(FAQ), 'Two { three.'));
    const syntax = tab.locator(`${panel} li`).filter({ hasText: 'mdx-syntax' });
    await expect(syntax).toHaveCount(1);
    await expect(syntax).toContainText(/content\/faq\.mdx:\d+:\d+/);
    await expect(tab.locator('.prose').getByText('Two { three.')).toBeVisible();
    preview.git('checkout', '--', FAQ);
    await expect(tab.locator(panel)).toHaveCount(0);
  });

  test('reports a wrong indent in another file once, and keeps the last good state', async ({ page: tab, preview }) => {
    await open(tab, '/api/create-an-activity-for-a-study/');
    const file = 'openapi/paths/activity.yaml';
    preview.write(file, preview.read(file).replace('    summary: Create', '   summary: Create'));
    await expect(tab.locator(`${panel} li`)).toHaveCount(1);
    await expect(tab.locator(`${panel} li`)).toContainText(`${file}:4:`);
    // Another change renders the page again.
    preview.write(FAQ, withLine(preview.read(FAQ), 'Something else.'));
    const { saved } = await tab.locator(panel).evaluate((element) => ({ ...(element as HTMLElement).dataset }));
    await expect(tab.locator(panel)).not.toHaveAttribute('data-saved', String(saved));
    await expect(tab.locator('h1')).toHaveText('Create an Activity for a Study');
    await expect(tab.locator('.sidebar').getByText('Create an Activity for a Study')).toBeAttached();
    preview.git('checkout', '--', FAQ);
    preview.git('checkout', '--', file);
    await expect(tab.locator(panel)).toHaveCount(0);
  });
});
