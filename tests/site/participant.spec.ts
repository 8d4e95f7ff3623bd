/** What participants look for, in at most three taps from the home page and by search, and help on any page. */
import { AT, HAS_SPANISH } from './landmarks';
import { resultsComplete, expect, mainMenu, mobile, open, addressBelowBase, test } from './site-test';

test.use({ viewport: mobile });

test('every question of participants is three taps from the home page, and search finds it', async ({ page }) => {
  await open(page, './');
  await page.getByRole('main').getByRole('link', { name: 'All answers' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/${AT.participants}$`));
  const questions = await page
    .locator('article .prose > h3')
    .evaluateAll((headings) => headings.map(({ id, textContent }) => ({ id, heading: textContent ?? '' })));
  expect(questions.length).toBeGreaterThan(5);
  // The first is open.
  for (const button of (await page.locator('.rows > section button').all()).slice(1)) await button.click();
  for (const { id } of questions) {
    const row = page.locator(`article .prose .rows a[href="#${id}"]`);
    // Whom to call stands above the rows, as the way to Help now.
    if (id === 'help') {
      await expect(row).toHaveCount(0);
      continue;
    }
    await row.click();
    await expect(page).toHaveURL(new RegExp(`/${AT.participants}#${id}$`));
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  for (const { id, heading } of questions) {
    await page.getByRole('combobox', { name: 'Search' }).fill(heading);
    await resultsComplete(page);
    // If search leads to the top of the page, its list of questions is one more tap.
    const option = page.locator(`[role="option"][href*="/${AT.participants}"]`).first();
    await expect(option, heading).toHaveAttribute('href', new RegExp(`/${AT.participants}(\\?[^#]*)?(#${id})?$`));
  }
});

test(
  'somebody in a crisis is one tap from a person, on every page and at any width',
  { tag: '@our-site' },
  async ({ page }) => {
    for (const [address, width] of [
      [AT.lastInCategory, 1366],
      [AT.participants, 360],
      ['./', 360],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, address);
      const main = mainMenu(page);
      await expect(main.getByRole('link', { name: 'Help now' }).first()).toBeInViewport();
      // The name, Help now, and search are on one line, also on a small phone.
      expect((await page.locator('.navbar > .brand').boundingBox())?.height).toBeLessThan(40);
    }
    await mainMenu(page).getByRole('link', { name: 'Help now' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible();
    for (const [name, href] of [
      ['Call 911', 'tel:911'],
      ['Call or text 988', 'tel:988'],
      ['Call 988', 'tel:988'],
      ['Text 988', 'sms:988'],
      ['Chat at 988lifeline.org', 'https://988lifeline.org'],
      ['findahelpline.com', 'https://findahelpline.com'],
    ] as const) {
      const link = page
        .locator('article')
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .first();
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
  },
);

test('Help now is whole and can be pressed on tiny screens and in large text, in each language', async ({ page }) => {
  for (const [width, letters] of [
    [320, '200%'],
    [180, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    for (const [address, name] of [
      [AT.helpNow, 'Help now'],
      ...(HAS_SPANISH ? [['es/', 'Ayuda ahora'] as const] : []),
    ] as const) {
      await open(page, address);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      const link = page.locator('.navbar-help a');
      await expect(link).toHaveText(name);
      const problems = await link.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const others = [...document.querySelectorAll('.navbar > .brand, .drawer-toggle, .navbar .search-field')];
        const covers = others.filter((other) => {
          const { left, right, width: wide } = other.getBoundingClientRect();
          return wide > 0 && left < box.right - 1 && right > box.left + 1;
        });
        const isCut = element.scrollWidth > element.clientWidth || box.left < 0 || box.right > innerWidth;
        return [...covers.map(({ className }) => className), ...(isCut ? ['cut'] : [])];
      });
      expect(problems, `${address} at ${width} px`).toEqual([]);
      await link.click({ trial: true });
    }
  }
});

test('pages that participants read end with the way to help', async ({ page, base }) => {
  await open(page, AT.page);
  await page.locator('article > .help-now').getByRole('link', { name: 'Help now' }).click();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.helpNow}`);
});

test('a day of the line on the home page shows its note below the lamp, also after turning pages', async ({ page }) => {
  await open(page, AT.participants);
  await page.locator('.navbar > .brand').click();
  const day = (number: number) => page.locator('.day-line .day').nth(number);
  const note = page.locator('.day-line .over-day text');
  await expect(note).toHaveText('today');
  const touch = async (number: number) => {
    const { x, y, width, height } = (await day(number).boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
  };
  await touch(9);
  await expect(note).toHaveText('a hard day');
  await touch(24);
  await expect(note).toHaveText('still to come');
  await touch(18);
  await expect(note).toHaveText('today');
});

test('the days that the lamp lights, and no others, are drawn as lit, at any width', async ({ page }) => {
  /** Days that are drawn as lit elsewhere, or in the light as if it were dark. */
  const wrongDays = () =>
    page.evaluate(() => {
      const light = document.querySelector('.lamp-light')!.getBoundingClientRect();
      return [...document.querySelectorAll('.day-line .day')].flatMap((dot, index) => {
        const { left, width } = dot.getBoundingClientRect();
        const x = left + width / 2;
        const isLit = dot.classList.contains('lit');
        return width && isLit !== (x > light.left && x < light.right) ? [index] : [];
      });
    });
  await open(page, '');
  for (const width of [360, 700, 1000, 1366, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(wrongDays).toEqual([]);
  }
  await page.locator('.day-line .day').nth(12).hover();
  await expect(page.locator('.day-line')).toHaveClass(/elsewhere/);
  await expect.poll(wrongDays).toEqual([]);
});
