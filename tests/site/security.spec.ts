import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { filesIn } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, hydrated, mobile, open, test } from './site-test';

const pagesOf = (dir: string): string[] => filesIn(dir, /(^|\/)index\.html$/);

/** Collects everything that the browser blocks because of a page's policy, on every page of the context. */
async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_source, text: string) => violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${location.pathname}: ${event.effectiveDirective} refuses ${event.blockedURI} ${event.sample}`);
    });
  });
  return violations;
}

test('every page, including redirects and the 404 page, has a policy that allows no unknown script or style', ({
  dir,
}) => {
  const without: string[] = [];
  for (const file of [...pagesOf(dir), '404.html']) {
    const html = fs.readFileSync(path.join(dir, file), 'utf8');
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/.exec(html);
    const directives = new Map(
      (policy?.[1] ?? '').split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)] as const),
    );
    const strict =
      ['script-src', 'style-src'].every((name) =>
        directives.get(name)?.every((source) => source === "'self'" || /^'sha256-[\w+/]{43}='$/.test(source)),
      ) &&
      ['object-src', 'base-uri', 'form-action', 'frame-src'].every((name) => directives.get(name)?.join() === "'none'");
    // Nothing that the policy governs may come before it.
    const first = html.search(/<(script|link|style|img)\b/);
    const referrer = html.includes('<meta name="referrer" content="strict-origin-when-cross-origin"/>');
    if (!strict || !policy || policy.index > first || !referrer) without.push(file);
  }
  expect(without).toEqual([]);
});

test('no page has inline event handlers, style attributes, or addresses that run script', ({ dir }) => {
  const found: string[] = [];
  for (const file of pagesOf(dir)) {
    const html = fs.readFileSync(path.join(dir, file), 'utf8').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    for (const [tag] of html.matchAll(
      /<[a-z][^>]*\s(?:(?:on[a-z]+|style)="|(?:href|src)="\s*(?:javascript|vbscript|data):)[^>]*>/gi,
    )) {
      found.push(`${file}: ${tag}`);
    }
  }
  expect(found).toEqual([]);
});

// tests/site/screens.spec.ts opens every page and fails if the browser blocks anything.
test("each page's policy names every script and style that the page contains", ({ dir }) => {
  const unnamed: string[] = [];
  for (const file of [...pagesOf(dir), '404.html']) {
    const html = fs.readFileSync(path.join(dir, file), 'utf8');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const [, attributes = '', text = ''] of html.matchAll(
      /<(?:script|style)\b([^>]*)>([\s\S]*?)<\/(?:script|style)>/g,
    )) {
      if (/\bsrc="|type="application\/(?:ld\+)?json"/.test(attributes)) continue;
      const hash = crypto.createHash('sha256').update(text).digest('base64');
      if (!policy.includes(`'sha256-${hash}'`)) unnamed.push(`${file}: ${text.slice(0, 60)}`);
    }
  }
  expect(unnamed).toEqual([]);
});

/** Pages that together have every kind of control. */
const WITH_CONTROLS = [AT.oneTabGroup, 'data_science/cortex/features/secondary/hometime/', AT.code, AT.create];

/** Clicks the page's controls, inner ones before outer ones that may hide them. */
async function useEverything(page: Page): Promise<void> {
  for (const name of ['tab-group [role="tab"]', '.code-button', 'details > summary', '.category-toggle']) {
    for (const element of (await page.locator(name).all()).slice(0, 3).reverse()) {
      if (await element.isVisible()) await element.click();
    }
  }
}

test('the browser blocks nothing while the page is used', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const violations = await watchPolicy(context);
  for (const address of WITH_CONTROLS) {
    await open(page, address);
    await useEverything(page);
  }
  await open(page, AT.page);
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
