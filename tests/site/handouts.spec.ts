/** Handouts as they are printed. */
import { pagesIn } from '../support/exported-files';
import { expect, test } from './site-test';

/** Number of pages in a PDF from Chromium, which writes one object per page. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;

/** The addresses of all handouts in the export, in all languages. */
const handoutsIn = (dir: string): string[] =>
  pagesIn(dir)
    .filter(({ address, html }) => address.includes('/quick_links/handouts/') && html.includes('class="doc sheet '))
    .map(({ address }) => address.slice(1));

test('iPhone and Android each have a sheet and a large-print version, and each fits on one page', async ({
  page,
  dir,
}) => {
  const sheets = handoutsIn(dir);
  for (const name of ['android', 'android_large', 'iphone', 'iphone_large']) {
    expect(sheets).toContain(`quick_links/handouts/${name}/`);
  }
  for (const sheet of sheets) {
    await page.goto(sheet);
    for (const format of ['A4', 'Letter'] as const) {
      expect(pagesOf(await page.pdf({ format })), `${sheet} on ${format}`).toBe(1);
    }
  }
});

test('handouts print fill-in boxes, readable letters, and none of the site around them', async ({ page, dir }) => {
  await page.emulateMedia({ media: 'print' });
  for (const sheet of handoutsIn(dir).filter((one) => one.startsWith('quick_links/'))) {
    await page.goto(sheet);
    const labels = await page.locator('.blank').allTextContents();
    for (const label of ['Card or server', 'My login', 'My coordinator', 'QR code']) expect(labels).toContain(label);
    for (const hidden of ['.navbar', '.footer', '.pager', '.breadcrumbs', '.help-now', '.quiet-button']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(page.getByText('local emergency number')).toBeVisible();
    const points = await page
      .locator('.prose > :is(p, ol, ul)')
      .evaluateAll((blocks) => blocks.map((block) => (parseFloat(getComputedStyle(block).fontSize) * 72) / 96));
    expect(Math.min(...points), sheet).toBeGreaterThanOrEqual(sheet.includes('large') ? 18 : 11);
  }
});
