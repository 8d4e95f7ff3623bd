/** What participants look for, found from the home page and by search, in at most three taps. */
import type { Locator, Page } from '@playwright/test';
import { AT } from './landmarks';
import { answersComplete, expect, mobile, open, place, test } from './site-test';
import { Taps } from './taps';

test.use({ viewport: mobile });

const PAGE = AT.participants;

/** The links in the table of questions at the top of the participants' page, each with the anchor that it leads to. */
async function questionsOn(page: Page): Promise<{ link: string; anchor: string; heading: string }[]> {
  await open(page, PAGE);
  return page.locator('article .prose h3').evaluateAll((headings) =>
    headings.map((heading) => ({
      anchor: heading.id,
      heading: heading.firstChild?.textContent ?? '',
      link: document.querySelector(`article .prose table a[href="#${heading.id}"]`)?.textContent ?? '',
    })),
  );
}

/** The paragraph below a question that explains what the reader can do. */
const whatToDo = (page: Page, anchor: string): Locator =>
  page.locator(`xpath=//*[@id="${anchor}"]/following::p[starts-with(normalize-space(.), "What to do:")][1]`);

async function expectAnswer(page: Page, anchor: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`/${PAGE}(\\?[^#]*)?#${anchor}$`));
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
  await expect(whatToDo(page, anchor)).not.toBeEmpty();
}

test("every question on the participants' page is three taps from the home page", async ({ page }) => {
  const questions = await questionsOn(page);
  expect(questions.length).toBeGreaterThan(5);
  for (const { link, anchor } of questions) {
    await test.step(anchor, async () => {
      await open(page, './');
      const taps = new Taps(page);
      await taps.link('I take part in a study or get care');
      await taps.link(link, 'article .prose');
      await expectAnswer(page, anchor);
      expect(taps.count).toBeLessThanOrEqual(3);
    });
  }
});

test("every question on the participants' page is found by its words", async ({ page }) => {
  const questions = await questionsOn(page);
  await open(page, './');
  const taps = new Taps(page);
  await taps.on(page.getByRole('link', { name: 'Search all pages' }));
  for (const { anchor, heading } of questions) {
    await page.getByRole('combobox', { name: 'Search' }).fill(heading);
    await answersComplete(page);
    const found = page.getByRole('option').filter({ hasText: 'For participants' }).first();
    // If search leads to the top of the page, its table of questions is the third tap.
    await expect(found, heading).toHaveAttribute('href', new RegExp(`/${PAGE}(\\?[^#]*)?(#${anchor})?$`));
  }
  await taps.on(page.getByRole('option').filter({ hasText: 'For participants' }).first());
  await expect(page).toHaveURL(new RegExp(`/${PAGE}`));
  expect(taps.count).toBe(2);
});

test('somebody in a crisis is two taps from a person', async ({ page }) => {
  await open(page, './');
  const taps = new Taps(page);
  await taps.link('Help now', 'article .prose');
  await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible();
  for (const [name, href] of [
    ['911', 'tel:911'],
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
  // The most important part is on the first screen of a phone.
  await expect(page.getByText('Call your local emergency number.')).toBeInViewport();
  expect(taps.count).toBe(1);
});

test('only pages that participants read end with the way to help', async ({ page, base }) => {
  for (const address of [
    AT.otherPage,
    AT.page,
    AT.inCategory,
    'start_here/care_team/',
    'start_here/activities/create_surveys/',
  ]) {
    await open(page, address);
    const taps = new Taps(page);
    await taps.on(page.locator('article > .help-now').getByRole('link', { name: 'Help now' }));
    await expect.poll(() => place(page, base)).toBe(`/${AT.helpNow}`);
    expect(taps.count).toBe(1);
  }
  await open(page, AT.headings);
  await expect(page.locator('.help-now')).toHaveCount(0);
});
