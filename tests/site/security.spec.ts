import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { PAGE_KINDS } from './page-kinds';
import { expect, hydrated, mobile, open, test } from './site-test';

const pagesOf = (dir: string): string[] =>
  fs
    .readdirSync(dir, { recursive: true })
    .map(String)
    .filter((file) => path.basename(file) === 'index.html')
    .sort();

/** Collects what the browser refuses because of a page's policy, on every page of the context. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('tellViolation', (_source, text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
      tellViolation(`${location.pathname}: ${event.effectiveDirective} refuses ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

test('every page, moved ones and 404 included, carries a policy that allows no unknown script', ({ dir }) => {
  const without: string[] = [];
  for (const file of [...pagesOf(dir), '404.html']) {
    const html = fs.readFileSync(path.join(dir, file), 'utf8');
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html);
    const directives = new Map(
      (policy?.[1] ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as const),
    );
    const scripts = directives.get('script-src') ?? [];
    const strict =
      scripts.every((source) => source === "'self'" || /^'sha256-[\w+/]{43}='$/.test(source)) &&
      scripts.length > 0 &&
      ['object-src', 'base-uri', 'form-action', 'frame-src'].every((name) => directives.get(name)?.join() === "'none'");
    // Nothing that the policy governs may stand before it.
    const first = html.search(/<(script|link|style|img)\b/);
    const referrer = html.includes('<meta name="referrer" content="strict-origin-when-cross-origin"/>');
    if (!strict || !policy || policy.index > first || !referrer) without.push(file);
  }
  expect(without).toEqual([]);
});

test('no page carries script in attributes or in addresses', ({ dir }) => {
  const found: string[] = [];
  for (const file of pagesOf(dir)) {
    const html = fs.readFileSync(path.join(dir, file), 'utf8').replace(/<script[\s\S]*?<\/script>/g, '');
    for (const [tag] of html.matchAll(
      /<[a-z][^>]*\s(?:on[a-z]+="|(?:href|src)="\s*(?:javascript|vbscript|data):)[^>]*>/gi,
    )) {
      found.push(`${file}: ${tag}`);
    }
  }
  expect(found).toEqual([]);
});

test('the browser refuses nothing on any page', async ({ context, dir, server }) => {
  test.setTimeout(240_000);
  const violations = await watchPolicy(context);
  const waiting = pagesOf(dir).map((file) => file.split(path.sep).slice(0, -1).map(encodeURIComponent).join('/'));
  expect(waiting.length).toBeGreaterThan(100);
  // This page leaves the site by itself, into the visit of the next; tests/site/routes.spec.ts opens it alone.
  waiting.splice(waiting.indexOf('publications'), 1);
  const visit = async (): Promise<void> => {
    const page = await context.newPage();
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      await page.goto(server.address + (address ? `${address}/` : ''), { waitUntil: 'load' });
    }
    await page.close();
  };
  await Promise.all([visit(), visit(), visit()]);
  expect(violations).toEqual([]);
});

/** Presses whatever the page offers to press: the inner before the outer, which may hide it. */
async function useEverything(page: Page): Promise<void> {
  for (const name of ['tab-group [role="tab"]', '.code-button', 'details > summary', '.category-toggle']) {
    for (const element of (await page.locator(name).all()).slice(0, 3).reverse()) {
      if (await element.isVisible()) await element.click();
    }
  }
}

test('the browser refuses nothing while the page is used', async ({ context, page }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const violations = await watchPolicy(context);
  for (const address of PAGE_KINDS) {
    await open(page, address);
    await useEverything(page);
  }
  await open(page, 'faq/');
  await page.locator('.navbar .color-toggle').click();
  await page.locator('.announcement-close').click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('survey');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('article mark').first()).toBeVisible();
  await page.setViewportSize(mobile);
  await page.locator('.drawer-toggle').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close navigation bar' }).click();
  await page.goto('search/?q=survey');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Search results for "survey"' })).toBeVisible();
  expect(violations).toEqual([]);
});
