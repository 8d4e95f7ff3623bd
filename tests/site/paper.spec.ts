/** Pages and handouts on paper, printed to PDF and read back as text. */
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { settings } from '@/lib/settings/settings';
import { pagesIn } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, hydrated, open, test } from './site-test';

// The PDF library calls it; Node.js has it from version 24.
Promise.try ??= (async (action: (...parts: unknown[]) => unknown, ...parts: unknown[]) =>
  action(...parts)) as typeof Promise.try;

/** The text of each sheet, with whitespace collapsed. */
async function print(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
  const pdf = await page.pdf({ format });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}

/** A page of each kind, with its title and words that appear only if all of it is printed. */
const PAGES: [address: string, title: string, words: string[]][] = [
  ['./', 'LAMP Platform documentation', ['I work with mindLAMP', 'Data scientist']],
  ['start_here/logging_in/', '', ['Save Credential']],
  // The unselected tab with its name.
  [AT.tabs, 'Battery and mobile data', ['iPhone', 'Activity by App', 'Android', 'View detailed usage']],
  // The address of a link to another site.
  ['using/notes_on_android_devices/', 'Choose Android phones', ['(https://dontkillmyapp.com']],
  // None after a link that already says it.
  [AT.helpNow, 'Help now', ['988lifeline.org has video calls', 'Chat at 988lifeline.org Chat with']],
  [AT.query, 'Query SensorEvents for a Participant', ['curl -L', 'limit=50', 'Error format']],
  ['data_science/data_types/activity_types/stroop/', 'Stroop', ['stroop_effect', 'Trials per Condition']],
];

/** What only works on a screen. */
const SCREEN_ONLY = /Skip to main content|Copy path|Enlarge|Toggle navigation bar|Search all pages|On this page/;

for (const [address, title, words] of PAGES) {
  test(`${address} prints in full, on light sheets with its title and address`, async ({ page }) => {
    // In dark mode, where more can go wrong.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(address);
    await hydrated(page);
    const sheets = await print(page, 'A4');
    for (const word of words) expect(sheets.join(' ')).toContain(word);
    expect(sheets.join(' ')).not.toMatch(SCREEN_ONLY);
    const own = `${settings.url}/${address.replace('./', '')}`;
    expect(sheets.filter((sheet) => !sheet.includes(own) || !sheet.includes(title))).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      const styles = await page.evaluate(() => {
        const styleOf = (element: Element) => getComputedStyle(element);
        const all = (selector: string) => [...document.querySelectorAll(selector)];
        const whole = all('main :is(tr:not(:has(.fields)), .figure, .code:not(.code-long), .admonition)');
        const pictures = all('main img').filter((element) => element.checkVisibility()) as HTMLImageElement[];
        return {
          paper: styleOf(document.documentElement).backgroundColor,
          ink: styleOf(document.body).color,
          dark: pictures.filter(({ src }) => src.includes('.dark.')).length,
          cut: whole.filter((element) => styleOf(element).breakInside !== 'avoid').length,
          stranded: all('main :is(h1, h2, h3, h4)').filter((element) => styleOf(element).breakAfter !== 'avoid').length,
        };
      });
      expect(styles).toEqual({ paper: 'rgb(255, 255, 255)', ink: 'rgb(28, 33, 62)', dark: 0, cut: 0, stranded: 0 });
    }
  });
}

test('an operation with nested fields fills its sheets', async ({ page }) => {
  await page.goto('api/view-an-activity/');
  const sheets = await print(page, 'Letter');
  expect(sheets.length).toBeLessThanOrEqual(4);
  const letters = sheets.slice(0, -1).map((sheet) => sheet.length);
  expect(Math.min(...letters), letters.join()).toBeGreaterThan(500);
});

test('handouts fit on one page each, with boxes to fill in, and none of the site', async ({ page, dir }) => {
  const handouts = pagesIn(dir).filter(({ html }) => html.includes('class="text-page handout '));
  for (const name of ['android', 'android_large', 'iphone', 'iphone_large']) {
    expect(handouts.map(({ address }) => address)).toContain(`/quick_links/handouts/${name}/`);
  }
  await page.emulateMedia({ media: 'print' });
  for (const { address } of handouts) {
    await page.goto(`.${address}`);
    for (const format of ['A4', 'Letter'] as const) {
      const sheets = await print(page, format);
      expect(sheets, `${address} on ${format}`).toHaveLength(1);
      expect(sheets[0], 'its only sheet has no number').not.toMatch(/\/ 1\s*$/);
    }
    for (const hidden of ['.navbar-items', '.footer', '.pager', '.breadcrumbs', '.help-now', '.quiet-button']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    const points = await page
      .locator('.prose > :is(p, ol, ul)')
      .evaluateAll((blocks) => blocks.map((block) => (parseFloat(getComputedStyle(block).fontSize) * 72) / 96));
    expect(Math.min(...points), address).toBeGreaterThanOrEqual(address.includes('large') ? 18 : 11);
    if (address.startsWith('/es/')) continue;
    const labels = await page.locator('.blank').allTextContents();
    for (const label of ['Organization or server', 'My login', 'My coordinator', 'QR code'])
      expect(labels).toContain(label);
    await expect(page.getByText('local emergency number')).toBeVisible();
  }
});

test('the button of a handout opens the print dialog', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, 'quick_links/handouts/iphone/');
  await page.getByRole('button', { name: 'Print this sheet' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
});
