/** What participants look for, found from the home page and by search, in at most three taps, and help on any page. */
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { answersComplete, expect, mobile, open, place, test } from './site-test';
import { Taps } from './taps';

test.use({ viewport: mobile });

const PAGE = AT.participants;

/** The links in the list of questions at the top of the participants' page, each with the anchor that it leads to. */
const questionsOn = (page: Page): Promise<{ link: string; anchor: string; heading: string }[]> =>
  page.locator('article .prose h3').evaluateAll((headings) =>
    headings.map((heading) => ({
      anchor: heading.id,
      heading: heading.textContent ?? '',
      link: document.querySelector(`article .prose .rows a[href="#${heading.id}"]`)?.textContent ?? '',
    })),
  );

test("every question on the participants' page is two taps from the home page, and search finds it", async ({
  page,
}) => {
  await open(page, './');
  const taps = new Taps(page);
  await taps.link('I take part in a study or get care');
  await expect(page).toHaveURL(new RegExp(`/${PAGE}$`));
  const questions = await questionsOn(page);
  expect(questions.length).toBeGreaterThan(5);
  expect(taps.count).toBe(1);
  for (const { link, anchor } of questions) {
    await test.step(anchor, async () => {
      await taps.link(link, 'article .prose');
      await expect(page).toHaveURL(new RegExp(`/${PAGE}#${anchor}$`));
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    });
  }

  for (const { anchor, heading } of questions) {
    await page.getByRole('combobox', { name: 'Search' }).fill(heading);
    await answersComplete(page);
    // If search leads to the top of the page, its list of questions is one more tap.
    const found = page.locator(`[role="option"][href*="/${PAGE}"]`).first();
    await expect(found, heading).toHaveAttribute('href', new RegExp(`/${PAGE}(\\?[^#]*)?(#${anchor})?$`));
  }
});

test('somebody in a crisis is one tap from a person, on every page and at any width', async ({ page }) => {
  for (const [address, width] of [
    ['using/leaving/', 1366],
    [PAGE, 360],
    ['./', 360],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await open(page, address);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Help now' }).first()).toBeInViewport();
    // The name, Help now, and search are on one line, also on a small phone.
    expect((await page.locator('.navbar > .brand').boundingBox())?.height).toBeLessThan(40);
  }
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help now' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible();
  for (const [name, href] of [
    ['Call 911', 'tel:911'],
    ['Call or text 988', 'tel:988'],
    ['Call 988', 'tel:988'],
    ['Text 988', 'sms:988'],
    ['Chat at 988lifeline.org', 'https://988lifeline.org'],
    ['findahelpline.com', 'https://findahelpline.com'],
  ] as const) {
    const link = page.locator('article').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', href);
    // Links for calls and texts stay on the page.
    if (/^(tel|sms):/.test(href)) await expect(link).not.toHaveAttribute('target', /./);
  }
  // The most important part is on the first screen of a phone, as wide as the text, and easy to hit.
  const width = await page.locator('article h1').evaluate((title) => title.getBoundingClientRect().width);
  for (const number of ['911', '988']) {
    const button = page.locator(`article a[href="tel:${number}"]`).first();
    await expect(button).toBeInViewport();
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(56);
    expect(box?.width).toBeCloseTo(width, 0);
  }
});

for (const [address, name, width, letters] of [
  ['quick_links/help_now/', 'Help now', 320, '200%'],
  ['es/', 'Ayuda ahora', 320, '200%'],
  ['./', 'Help now', 180, '100%'],
  ['es/', 'Ayuda ahora', 180, '100%'],
] as const) {
  test(`${name} is whole at ${width} px with text of ${letters}, and can be pressed`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, address);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
    const link = page.locator('.navbar-help a');
    await expect(link).toHaveText(name);
    const faults = await link.evaluate((one) => {
      const box = one.getBoundingClientRect();
      const others = [...document.querySelectorAll('.navbar > .brand, .drawer-toggle, .search-field')];
      const covers = others.filter((other) => {
        const { left, right, width } = other.getBoundingClientRect();
        return width > 0 && left < box.right - 1 && right > box.left + 1;
      });
      const isCut = one.scrollWidth > one.clientWidth || box.left < 0 || box.right > innerWidth;
      return [...covers.map(({ className }) => className), ...(isCut ? ['cut'] : [])];
    });
    expect(faults).toEqual([]);
    await link.click({ trial: true });
  });
}

test('the drawer opens with Help now and the current page in view', async ({ page }) => {
  await open(page, AT.deep);
  await page.locator('.drawer-toggle').click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.locator('.drawer-panel:not([inert]) .drawer-top a')).toBeInViewport();
  await expect(drawer.locator('a[aria-current="page"]')).toBeInViewport();
});

test('pages that participants read end with the way to help', async ({ page, base }) => {
  await open(page, AT.page);
  await page.locator('article > .help-now').getByRole('link', { name: 'Help now' }).click();
  await expect.poll(() => place(page, base)).toBe(`/${AT.helpNow}`);
});
