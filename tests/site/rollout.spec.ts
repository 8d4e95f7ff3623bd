/** A new release is deployed while a reader has a page from the old one open; the old files are gone. */
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { countLoads, prepareNextRelease, startDeployment } from './next-release';
import { APP_SCRIPTS, expect, heading, hold, hydrated, open, searchField, settled, test as base } from './site-test';

const test = base.extend<{ site: Awaited<ReturnType<typeof startDeployment>> }, { next: string }>({
  next: [
    async ({ dir }, use) => {
      const release = prepareNextRelease(dir);
      await use(release.dir);
      release.remove();
    },
    { scope: 'worker' },
  ],
  site: async ({ dir, next, base: basePath, problems }, use) => {
    // Requests for missing files of the old release are what these tests are about.
    problems.allow(
      /404/,
      /Failed to (load resource|fetch RSC)/,
      /could not start/,
      /ChunkLoadError/,
      /site was updated/,
    );
    const site = await startDeployment(dir, next, basePath);
    await use(site);
    site.stop();
  },
  // Addresses in these tests are below the deployment's.
  baseURL: async ({ site }, use) => use(site.address),
});

const linkTo = (page: Page, address: string) => page.locator(`.prose a[href$="/${address}"]`).first();
const menuButton = (page: Page) => page.getByRole('button', { name: 'Community' });

test('navigating from a page of the old release loads the new page in full, once', async ({ page, site }) => {
  await open(page, AT.page);
  site.deploy();
  const loads = countLoads(page);
  await linkTo(page, AT.otherPage).click();
  await expect(heading(page)).toHaveText('Glossary');
  await hydrated(page);
  expect(loads()).toBe(1);
  // From here on, the reader is on the new release, with client-side navigation as usual.
  await page.locator(`a[href$="/${AT.page}"]`).first().click();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  expect(loads()).toBe(1);
});

test('a page whose data was prefetched before the deployment still opens', async ({ page, site }) => {
  await open(page, AT.page);
  const data = page.waitForResponse((response) => response.url().includes(`/${AT.otherPage}index.txt`));
  await linkTo(page, AT.otherPage).hover();
  await (await data).finished();
  site.deploy();
  await linkTo(page, AT.otherPage).click();
  await expect(heading(page)).toHaveText('Glossary');
  await hydrated(page);
});

test('back and forward work across a deployment', async ({ page, site }) => {
  await open(page, AT.page);
  await linkTo(page, AT.otherPage).click();
  await expect(heading(page)).toHaveText('Glossary');
  site.deploy();
  await page.goBack();
  await expect(heading(page)).toHaveText('Frequently asked questions');
  await page.goForward();
  await expect(heading(page)).toHaveText('Glossary');
});

test('a page that never hydrated reloads once when the reader needs the app', async ({ page, site }) => {
  const release = await hold(page, APP_SCRIPTS);
  await page.goto(AT.staffPage);
  site.deploy();
  release();
  const loads = countLoads(page);
  await menuButton(page).click();
  await expect.poll(loads).toBe(1);
  await page.waitForLoadState('load');
  await menuButton(page).click();
  await hydrated(page);
  expect(loads()).toBe(1);
});

test('searching on a page of the old release reloads it once, and then works', async ({ page, site }) => {
  await open(page, AT.page);
  site.deploy();
  const loads = countLoads(page);
  await searchField(page).pressSequentially('survey');
  await expect.poll(loads).toBe(1);
  await hydrated(page);
  await searchField(page).fill('survey');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(loads()).toBe(1);
});

test('permanently missing scripts never cause a reload loop or a blank page', async ({ page, site }) => {
  site.deploy();
  site.loseScripts();
  const loads = countLoads(page);
  await page.goto(AT.staffPage);
  const title = (await heading(page).textContent()) ?? '';
  for (let tries = 0; tries < 3; tries++) {
    await menuButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-app-failed', '');
    await settled(page);
  }
  expect(loads()).toBeLessThanOrEqual(2);
  await expect(heading(page)).toHaveText(title);
  await page.locator(`[aria-label="Main"] a[href$="/${AT.helpNow}"]`).click();
  await expect(heading(page)).toHaveText('Help now');
});
