/** The API reference: its sidebar, and what an operation's page shows where. */
import { AT } from './landmarks';
import { expect, heading, mainMenu, open, pager, painted, settled, sidebar, test } from './site-test';

test('the navbar and the sidebar mark where an operation is, and the pager follows the list', async ({ page }) => {
  await open(page, AT.query);
  await expect(mainMenu(page).getByRole('link', { name: 'API' })).toHaveAttribute('aria-current', 'page');
  const current = sidebar(page).locator('[aria-current=page]');
  await expect(current).toHaveText(/GET\s*Query SensorEvents for a Participant/);
  await expect(current).toBeInViewport();
  await pager(page)
    .getByRole('link', { name: /^Previous/ })
    .click();
  await expect(heading(page)).toHaveText('Create a SensorEvent for a Participant');
  await expect(current).toHaveText(/^POST/);
});

test('up to 1100 px, the sample comes after who may call it, and above, beside the text', async ({ page }) => {
  for (const address of [AT.query, AT.view, 'api/create-a-participant-for-a-study/']) {
    await open(page, address);
    for (const width of [360, 768, 1100]) {
      await page.setViewportSize({ width, height: 800 });
      const [permission, sample, text] = await Promise.all(
        ['.permission', '[data-copy-sample]', 'article > .prose'].map(
          async (selector) => (await page.locator(selector).boundingBox())!,
        ),
      );
      if (width < 1100) {
        expect(sample!.y - (permission!.y + permission!.height), `${address} at ${width} px`).toBeLessThan(32);
        expect(text!.y).toBeGreaterThan(sample!.y + sample!.height);
      } else expect(sample!.x).toBeGreaterThan(text!.x + text!.width);
    }
  }
});

test('an operation that no server implements shows what to use instead, and offers no call', async ({ page }) => {
  await open(page, 'api/view-an-tag-spec/');
  const note = page.getByRole('note');
  const why = note.getByRole('link', { name: 'No server implements' });
  await expect(why).toHaveAttribute('href', /changes\/#not-served$/);
  await expect(note.getByRole('link', { name: 'Tags' })).toBeVisible();
  await expect(page.locator('.permission, .example-response').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('tabpanel')).toContainText('curl -L');
  await expect(page.getByRole('table', { name: 'Responses' })).toContainText('404');
  await settled(page);
  await expect(page.getByRole('button', { name: 'Run' })).toHaveCount(0);
});

test('a box of code that is cut has a row that shows all of it, and others have none', async ({ page }) => {
  for (const address of [AT.query, AT.view, AT.create]) {
    await open(page, address);
    for (const [width, height] of [
      [1100, 768],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await painted(page);
      const boxes = await page.locator('.api-panel .sample').evaluateAll((samples) =>
        samples.map((sample) => {
          const pre = sample.querySelector('pre')!;
          const row = sample.querySelector('.all-lines')!;
          return {
            isCut: pre.scrollHeight > pre.clientHeight + 1,
            hasRow: row.checkVisibility({ visibilityProperty: true }) && row.clientHeight >= 44,
            isCovered: pre.getBoundingClientRect().bottom > row.getBoundingClientRect().top + 1,
          };
        }),
      );
      for (const { isCut, hasRow, isCovered } of boxes) {
        expect([hasRow, isCovered], `${address} at ${width} px`).toEqual([isCut, false]);
      }
    }
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, AT.query);
  const box = page.locator('.example-response');
  const isCut = () => box.locator('pre').evaluate((pre) => pre.scrollHeight > pre.clientHeight + 1);
  const button = box.locator('.all-lines summary');
  expect(await isCut()).toBe(true);
  await button.click();
  expect(await isCut()).toBe(false);
  await expect(button).toBeHidden();
});

test('the row of a parameter lights what stands for it in the call, under the mouse and the keyboard', async ({
  page,
}) => {
  await open(page, AT.query);
  const lit = page.locator('[role=tabpanel] .query-value').filter({ hasText: '1740873600000' });
  const color = () => lit.evaluate((mark) => getComputedStyle(mark).backgroundColor);
  const before = await color();
  await page.locator('#query-from').hover();
  expect(await color()).not.toBe(before);
  await page.locator('h1').hover();
  expect(await color()).toBe(before);
  await page.locator('#query-from .hash-link').focus();
  expect(await color()).not.toBe(before);
});
