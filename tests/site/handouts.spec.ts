/** Handouts as they are printed. */
import { loadContent } from '@/lib/content/load';
import { expect, open, test } from './site-test';

const SHEETS = loadContent().pages.filter(({ frontMatter }) => frontMatter.paper);

/** Number of pages in a PDF from Chromium, which writes one object per page. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0;

test('iPhone and Android each have a sheet and a large-print version', () => {
  expect(SHEETS.map(({ path, frontMatter }) => [path, frontMatter.paper])).toEqual([
    ['/quick_links/handouts/android', 'normal'],
    ['/quick_links/handouts/android_large', 'large'],
    ['/quick_links/handouts/iphone', 'normal'],
    ['/quick_links/handouts/iphone_large', 'large'],
  ]);
});

const TRANSLATED = loadContent().languages.flatMap(({ pages }) =>
  pages.filter(({ original }) => original.frontMatter.paper),
);

for (const { path, frontMatter } of [...SHEETS, ...TRANSLATED]) {
  for (const format of ['A4', 'Letter'] as const) {
    test(`"${frontMatter.title}" fits on one ${format} page`, async ({ page }) => {
      await open(page, `${path.slice(1)}/`);
      const pdf = await page.pdf({ format });
      expect(pagesOf(pdf)).toBe(1);
    });
  }
}

for (const { path, frontMatter } of SHEETS) {
  test(`"${frontMatter.title}" prints fill-in boxes, readable letters, and none of the site around them`, async ({
    page,
  }) => {
    await open(page, `${path.slice(1)}/`);
    await page.emulateMedia({ media: 'print' });
    const labels = await page.locator('.blank').allTextContents();
    for (const label of ['Card or server', 'My login', 'My coordinator', 'QR code']) expect(labels).toContain(label);
    for (const hidden of ['.navbar', '.footer', '.pager', '.breadcrumbs', '.help-now', '.quiet-button']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(page.getByText('local emergency number')).toBeVisible();
    const points = await page
      .locator('.prose > :is(p, ol, ul)')
      .evaluateAll((blocks) => blocks.map((block) => (parseFloat(getComputedStyle(block).fontSize) * 72) / 96));
    expect(Math.min(...points)).toBeGreaterThanOrEqual(frontMatter.paper === 'large' ? 18 : 11);
  });
}
