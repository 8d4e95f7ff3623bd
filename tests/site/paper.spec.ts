/** Pages on paper: printed to PDF from dark mode and read back as text. */
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { settings } from '@/lib/settings/settings';
import { AT } from './landmarks';
import { expect, hydrated, test } from './site-test';

// The PDF library calls it; Node.js has it from version 24.
Promise.try ??= (async (action: (...parts: unknown[]) => unknown, ...parts: unknown[]) =>
  action(...parts)) as typeof Promise.try;

/** The text of each sheet, with whitespace collapsed. */
async function print(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  await hydrated(page);
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map((sheet) => sheet.replace(/\s+/g, ' '));
}

/** A page of each kind, with its title and words that appear only if all of it is printed. */
const PAGES: [address: string, title: string, words: string[]][] = [
  ['./', 'LAMP Platform documentation', ["I'm a clinician"]],
  ['start_here/logging_in/', '', ['Save Credential']],
  // The unselected tab with its name.
  [AT.tabs, 'Battery and mobile data', ['iPhone', 'Activity by App', 'Android', 'View detailed usage']],
  // The address of a link to another site.
  ['using/notes_on_android_devices/', 'Notes on Android devices', ['(https://dontkillmyapp.com']],
  [AT.query, 'Query SensorEvents for a Participant', ['curl -L', 'limit=50', 'Error format']],
  ['data_science/data_types/activity_types/stroop/', 'Stroop', ['stroop_effect', 'Trials per Condition']],
];

/** What only works on a screen. */
const SCREEN_ONLY = [
  'Skip to main content',
  'Copy page',
  'Copy path',
  'Enlarge',
  'Toggle navigation bar',
  'Search all pages',
  'On this page',
  'Open all fields',
];

for (const [address, title, words] of PAGES) {
  test(`${address} prints in full, light in both modes, with its title and address on each sheet`, async ({ page }) => {
    // In dark mode, where more can go wrong.
    await page.emulateMedia({ colorScheme: 'dark' });
    const sheets = await print(page, address);
    const all = sheets.join(' ');
    for (const word of words) expect(all).toContain(word);
    for (const word of SCREEN_ONLY) expect(all).not.toContain(word);
    const own = `${settings.url}/${address.replace('./', '')}`;
    expect(sheets.filter((sheet) => !sheet.includes(own) || !sheet.includes(title))).toEqual([]);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme });
      const colors = await page.evaluate(() => {
        const pictures = [...document.querySelectorAll<HTMLImageElement>('main img')].filter((one) =>
          one.checkVisibility(),
        );
        return {
          paper: getComputedStyle(document.documentElement).backgroundColor,
          ink: getComputedStyle(document.body).color,
          dark: pictures.filter(({ src }) => src.includes('.dark.')).length,
        };
      });
      expect(colors).toEqual({ paper: 'rgb(255, 255, 255)', ink: 'rgb(26, 34, 51)', dark: 0 });
    }
  });
}

test('rows, figures, and short code blocks stay on one sheet, and no heading is stranded at the bottom', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  for (const [address] of PAGES) {
    await page.goto(address);
    const rules = await page.evaluate(() => {
      const all = (selector: string, property: 'breakInside' | 'breakAfter') => [
        ...new Set([...document.querySelectorAll(selector)].map((element) => getComputedStyle(element)[property])),
      ];
      return {
        whole: all('main :is(tr, .figure, .code:not(.code-long), .admonition)', 'breakInside'),
        headings: all('main :is(h1, h2, h3, h4)', 'breakAfter'),
      };
    });
    expect(rules.whole.filter((value) => value !== 'avoid')).toEqual([]);
    expect(rules.headings).toEqual(['avoid']);
  }
});
