/** The site under faults: blocked storage, missing scripts, no script at all, small windows, slow lines. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { APP_SCRIPTS, expect, hold, hydrated, mobile, open, painted, settled, test } from './site-test';

const toggle = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Switch between/ });

test('B-107: the page works when the browser blocks storage', async ({ page, faults }) => {
  faults.allow(/storage/i);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  );
  await open(page, AT.tabs);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('tab', { selected: false }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/crashed/);
  expect(faults.list.filter((fault) => fault.startsWith('console warning')).length).toBeLessThanOrEqual(1);
});

test('B-117: the site writes only the documented storage keys, and nothing to session storage', async ({ page }) => {
  await open(page, AT.tabs);
  await toggle(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await page.locator('tab-group[data-group="phone"]').first().getByRole('tab', { selected: false }).first().click();
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await main.getByRole('link', { name: 'Next', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['announcement.dismiss', 'announcement.id', 'docs-preferred-version-default', 'tab.phone', 'theme']);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

/** Pages where the app adds something that takes up space: buttons next to long paths, tabs; and the home page. */
const growing = ['./', AT.oneTabGroup, AT.code, AT.create, AT.query];

/** Records layout shifts: the size of each and the start of the HTML that moved. */
async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    const note = (entries: PerformanceEntry[]) => {
      for (const entry of entries as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        const nodes = entry.sources.map(({ node }) => (node as Element | undefined)?.outerHTML?.slice(0, 80));
        shifts.push([entry.value, ...nodes]);
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      readShifts: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
  return async () => {
    await settled(page);
    await painted(page);
    return page.evaluate(() => (window as unknown as { readShifts: () => unknown[] }).readShifts());
  };
}

for (const address of growing) {
  test(`nothing moves while ${address} hydrates, on desktops and phones`, async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const viewport of [{ width: 1280, height: 800 }, mobile]) {
      await page.setViewportSize(viewport);
      await open(page, address);
      expect(await shifts(), `at ${viewport.width} px`).toEqual([]);
    }
  });
}

/** At least 900 characters up to the end of an element; a break inside a word would move that word in any layout. */
const PIECE = /[\s\S]{900,}?<\/(?:button|div|h\d|li|p|pre|table)>|[\s\S]+$/g;

/** Serves pages in pieces, as on a slow connection, and everything else unchanged. */
async function servePieces(origin: string): Promise<{ origin: string; close: () => void }> {
  const server = http.createServer((request, response) => {
    void fetch(origin + request.url).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      if (request.url?.endsWith('/')) {
        for (const piece of (await answer.text()).match(PIECE) ?? []) {
          response.write(piece);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        response.end();
      } else response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

for (const address of ['', AT.headings, AT.query]) {
  test(`nothing moves while /${address} arrives piece by piece`, async ({ page, server }) => {
    const pieces = await servePieces(server.origin);
    try {
      const shifts = await watchShifts(page);
      await open(page, `${pieces.origin}/${address}`);
      expect(await shifts()).toEqual([]);
    } finally {
      pieces.close();
    }
  });
}

test.describe('when scripts are missing', () => {
  test('B-023: the home page names the configured base path and suggests another', async ({ page, base, faults }) => {
    faults.allow(/./);
    await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('./');
    await page.mouse.move(100, 100);
    const banner = page.locator('#base-url-issue-banner-container');
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(base || '/');
    if (!base) await expect(banner).toContainText('(default value)');
    await expect(page.locator('#base-url-issue-banner-suggestion-container')).toHaveText(`${base}/`);
  });

  test('B-023: other pages show no banner but all of their content, and their links work', async ({ page, faults }) => {
    faults.allow(/./);
    await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(AT.oneTabGroup);
    await page.mouse.move(100, 100);
    await expect(page.locator('html')).toHaveAttribute('data-app-failed', '');
    await settled(page);
    await expect(page.locator('#base-url-issue-banner-container')).toHaveCount(0);
    const panels = await page.locator('tab-group > section').all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) await expect(panel).toBeVisible();
    const address = page.url();
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('B-023: if files of the app come in part, all content shows', async ({ page, faults }) => {
  faults.allow(/./);
  await page.route(APP_SCRIPTS, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
  });
  await page.goto(AT.oneTabGroup);
  await page.mouse.move(100, 100);
  await expect(page.locator('html')).toHaveAttribute('data-app-failed', '');
  for (const panel of await page.locator('tab-group > section').all()) await expect(panel).toBeVisible();
});

test('B-017: without a connection, the page stays, and a link and search say what to do; later, they work', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/./);
  await open(page, AT.inCategory);
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  const field = page.getByRole('combobox', { name: 'Search' });
  const lost = page.getByText('Check your connection');
  await context.setOffline(true);
  await page.locator('.pager-next').click();
  await expect(lost).toBeVisible();
  await field.fill('survey');
  await expect(page.getByText('Search is not available right now')).toBeVisible();
  await expect(heading).toHaveText(title);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.pager-next').click();
  await expect(heading).not.toHaveText(title);
  await expect(lost).toHaveCount(0);
});

test('input while scripts load slowly is not lost', async ({ page, base }) => {
  const release = await hold(page, APP_SCRIPTS);
  await page.goto(AT.inCategory, { waitUntil: 'domcontentloaded' });
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button', { name: 'For clinicians' }).click();
  release();
  await hydrated(page);
  await expect(
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('button', { name: 'For clinicians' }),
  ).toHaveAttribute('aria-expanded', 'true');
  expect(new URL(page.url()).pathname).toBe(`${base}/using/assess/`);
});

test('a page restored by Back from another site works', async ({ page }) => {
  await open(page, AT.page);
  await page.goto('about:blank');
  await page.goBack();
  await hydrated(page);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test("the security policy blocks scripts that are not the page's own", async ({ page, faults }) => {
  faults.allow(/Content Security Policy|violates/i);
  await open(page, AT.page);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
