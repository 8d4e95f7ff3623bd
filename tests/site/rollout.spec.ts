/** A new build is deployed while a reader has a page from the old one open; the old files are gone. */
import type { Page } from '@playwright/test';
import { countLoads, prepareNextBuild, startDeployment } from './next-build';
import { AT } from './landmarks';
import { APP_SCRIPTS, expect, hold, hydrated, settled, test as base } from './site-test';

const test = base.extend<{ site: Awaited<ReturnType<typeof startDeployment>> }, { next: string }>({
  next: [
    async ({ dir }, use) => {
      const build = prepareNextBuild(dir);
      await use(build.dir);
      build.remove();
    },
    { scope: 'worker' },
  ],
  site: async ({ dir, next, base: basePath, faults }, use) => {
    // Requests for missing files of the old build are what these tests are about.
    faults.allow(
      /404/,
      /Failed to load resource/,
      /could not start/,
      /Search could not be loaded. ChunkLoadError/,
      /probably because the site was updated/,
      /Failed to fetch RSC payload/,
      /site was updated/,
    );
    const site = await startDeployment(dir, next, basePath);
    await use(site);
    site.stop();
  },
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const linkTo = (page: Page, path: string) => page.locator(`.prose a[href$="${path}"]`).first();

/** Opens a page of the old build whose app gets its files only after the deployment, however early it starts. */
async function openTooEarly(page: Page, site: Awaited<ReturnType<typeof startDeployment>>, address: string) {
  const release = await hold(page, APP_SCRIPTS);
  await page.goto(`${site.address}${address}`);
  site.deploy();
  release();
}

test('navigating from a page of the old build loads the new page in full, once', async ({ page, site }) => {
  await page.goto(`${site.address}faq/`);
  await hydrated(page);
  site.deploy();
  const loads = countLoads(page);
  await linkTo(page, `/${AT.otherPage}`).click();
  await expect(page).toHaveURL(`${site.address}${AT.otherPage}`);
  await expect(heading(page)).toHaveText('Glossary');
  await hydrated(page);
  expect(loads()).toBe(1);

  // From here on, the reader is on the new build, with client-side navigation as usual.
  await linkTo(page, `/${AT.page}`).or(page.locator('a[href$="/faq/"]')).first().click();
  await expect(page).toHaveURL(`${site.address}faq/`);
  await expect(heading(page)).toHaveText('Frequently asked questions');
  expect(loads()).toBe(1);
});

test('a page whose data was prefetched before the deployment still opens', async ({ page, site }) => {
  await page.goto(`${site.address}faq/`);
  await hydrated(page);
  const data = page.waitForResponse((response) => response.url().includes(`/${AT.otherPage}index.txt`));
  await linkTo(page, `/${AT.otherPage}`).hover();
  await (await data).finished();
  site.deploy();
  await linkTo(page, `/${AT.otherPage}`).click();
  await expect(page).toHaveURL(`${site.address}${AT.otherPage}`);
  await expect(heading(page)).toHaveText('Glossary');
  await hydrated(page);
});

test('back and forward work across a deployment', async ({ page, site }) => {
  await page.goto(`${site.address}faq/`);
  await hydrated(page);
  await linkTo(page, `/${AT.otherPage}`).click();
  await expect(heading(page)).toHaveText('Glossary');
  site.deploy();
  await page.goBack();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  await page.goForward();
  await expect(heading(page)).toHaveText('Glossary');
});

test('a page that was not hydrated reloads once when the reader uses something that needs the app', async ({
  page,
  site,
}) => {
  await openTooEarly(page, site, AT.staffPage);
  const loads = countLoads(page);
  await page.locator('[data-copy-page]').click();
  await expect.poll(loads).toBe(1);
  await page.waitForLoadState('load');
  await expect(heading(page)).toHaveText('Start using mindLAMP in your study or clinic');
  await page.locator('[data-copy-page]').click();
  await hydrated(page);
  expect(loads()).toBe(1);
});

test('a page that was not hydrated stays readable, and its links work', async ({ page, site }) => {
  await openTooEarly(page, site, AT.page);
  await page.mouse.move(200, 300);
  await expect(heading(page)).toBeVisible();
  await linkTo(page, `/${AT.otherPage}`).click();
  await expect(heading(page)).toHaveText('Glossary');
  await page.mouse.move(220, 320);
  await hydrated(page);
});

test('searching on a page of the old build reloads it once and keeps the typed text', async ({ page, site }) => {
  await page.goto(`${site.address}faq/`);
  await hydrated(page);
  site.deploy();
  const loads = countLoads(page);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.pressSequentially('survey');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(loads()).toBe(1);
  await expect(field).toBeFocused();
  expect('survey'.endsWith((await field.inputValue()).slice(-1))).toBe(true);
});

test('permanently missing scripts never cause a reload loop or a blank page', async ({ page, site }) => {
  site.deploy();
  site.loseScripts();
  const loads = countLoads(page);
  await page.goto(`${site.address}${AT.staffPage}`);
  for (let tries = 0; tries < 3; tries++) {
    await page.locator('[data-copy-page]').click();
    await expect(page.locator('html')).toHaveAttribute('data-app-failed', '');
    await settled(page);
  }
  expect(loads()).toBeLessThanOrEqual(2);
  await expect(heading(page)).toHaveText('Start using mindLAMP in your study or clinic');
  await page.locator(`[aria-label="Docs sidebar"] a[href$="/${AT.helpNow}"]`).click();
  await expect(heading(page)).toHaveText('Help now');
});
