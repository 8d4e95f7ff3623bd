/** Pages in another language: what surrounds them, ways between the languages, search, and who is offered them. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { settings } from '@/lib/settings/settings';
import { textsBelow } from '@/lib/sources/files';
import { AT, HAS_SPANISH } from './landmarks';
import { expect, hydrated, open, addressBelowBase, test } from './site-test';

test.skip(!HAS_SPANISH, 'no Spanish pages');

/** The codes of the other languages. */
const CODES = HAS_SPANISH ? fs.readdirSync('content/_languages').sort() : [];
const line = (page: Page) => page.locator('.language-line');
const html = (page: Page) => page.locator('html');
const alternates = (page: Page) =>
  page
    .locator('link[rel=alternate][hreflang]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ hreflang, href }) => [hreflang, new URL(href).pathname]));

test('a translated page is in its language, and each translation names all others', async ({ page, base }) => {
  const translated = CODES.filter((code) => fs.existsSync(`content/_languages/${code}/faq.mdx`));
  const all = [
    ['en', `${base}/faq/`],
    ...translated.map((code) => [code, `${base}/${code}/faq/`]),
    ['x-default', `${base}/faq/`],
  ];
  await page.goto(`es/${AT.page}`);
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(/^Preguntas frecuentes \| /);
  expect(await alternates(page)).toEqual(all);
  await page.goto(AT.page);
  await expect(html(page)).toHaveAttribute('lang', 'en');
  expect(await alternates(page)).toEqual(all);
  await page.goto(AT.headings);
  expect(await alternates(page)).toEqual(['en', 'x-default'].map((code) => [code, `${base}/${AT.headings}`]));
});

test('the sidebar has the names of the language, and marks what leads to a page in another', async ({ page, base }) => {
  await open(page, `es/${AT.helpNow}`);
  const sidebar = page.getByRole('navigation', { name: 'Menú lateral de la documentación' });
  await expect(sidebar.getByRole('link', { name: 'Ayuda ahora', exact: true })).toHaveAttribute('aria-current', 'page');
  await sidebar.getByRole('button', { name: 'Para equipos de investigación (en inglés)' }).click();
  await sidebar.getByRole('button', { name: /^Planificar y aprobar/ }).click();
  const study = sidebar.getByRole('link', { name: 'Study kit' });
  await expect(study).toHaveAttribute('lang', 'en');
  // By key: a click may miss a list that is still opening.
  await study.press('Enter');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect.poll(() => addressBelowBase(page, base)).toMatch(/^\/quick_links\/study_kit/);
});

test('the language menu keeps page, query, and place, and the choice is remembered', async ({ page, base }) => {
  await open(page, `${AT.page}?a=1#emergency`);
  // Readers of English are offered nothing.
  await expect(line(page)).toHaveCount(0);
  const change = async (bar: string, from: string, to: string) => {
    const main = page.getByRole('navigation', { name: bar });
    await main.getByRole('button', { name: from }).click();
    await main.getByRole('link', { name: to }).click();
  };
  await change('Main', 'English', 'Español');
  await expect(html(page)).toHaveAttribute('lang', 'es');
  await expect.poll(() => addressBelowBase(page, base)).toBe('/es/faq/?a=1#emergency');
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
  await hydrated(page);
  await change('Principal', 'Español', 'English');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect.poll(() => addressBelowBase(page, base)).toBe('/faq/?a=1#emergency');
});

test('the language menu has a note, and leads home from a page that a language lacks', async ({ page, base }) => {
  await open(page, `${AT.headings}?a=1#b`);
  const menu = page.locator('.navbar .dropdown', { has: page.getByRole('button', { name: 'English' }) });
  await menu.getByRole('button').click();
  await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute('href', `${base}/${AT.headings}?a=1#b`);
  await expect(menu.getByRole('link', { name: 'Español' })).toHaveAttribute('href', `${base}/es/`);
  const { text, link } = settings.languageNote;
  await expect(menu.getByText(text)).toBeVisible();
  await expect(menu.getByRole('link', { name: link.label })).toHaveAttribute('href', `${base}${link.href}/`);
});

test.describe('search in Spanish', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Buscar' });

  test('finds words without their accents, on pages in Spanish alone', async ({ page, base }) => {
    const requests = new Set<string>();
    page.on('request', (request) => {
      if (/search-(index|text)/.test(request.url())) requests.add(new URL(request.url()).pathname.slice(base.length));
    });
    await open(page, 'es/');
    await field(page).click();
    await page.keyboard.type('olvide mi contrasena');
    await expect(page.getByRole('option').first()).toContainText('contraseña');
    const links = await page
      .getByRole('option')
      .evaluateAll((all) => all.map((element) => element.getAttribute('href') ?? ''));
    expect(links.filter((href) => !href.startsWith(`${base}/es/`))).toEqual([]);
    expect(
      [...requests].filter((address) => !/^\/search-text\/(es\..*|(names|words)-es\.json)$/.test(address)),
    ).toEqual([]);
    await page.getByRole('link', { name: 'Ver todos los resultados' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('olvide mi contrasena');
    await expect(page.locator('.result').first()).toContainText('contraseña');
    await expect.poll(() => addressBelowBase(page, base)).toMatch(/^\/es\/search\//);
  });

  test(
    'somebody in danger sees where to get help, in Spanish, and the way to the help page',
    { tag: '@our-site' },
    async ({ page }) => {
      await open(page, 'es/');
      await field(page).fill('quiero morir');
      const help = page.getByRole('note', { name: 'Ayuda ahora' });
      await expect(help).toContainText('oprima el 2 para español');
      await expect(help.getByRole('link', { name: 'Llame al 911' })).toHaveAttribute('href', 'tel:911');
      await expect(page.getByRole('option').first()).toHaveAttribute('href', /\/es\/quick_links\/help_now\/$/);
    },
  );

  test('the indexes of the English pages have no page in Spanish', ({ dir }) => {
    for (const { name, text } of textsBelow(dir, '.json')) {
      if (name.startsWith('search-index')) expect(text).not.toContain('"/es/');
    }
  });
});

test.describe('a reader whose browser prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is offered a translated page, in a line that stays closed once closed', async ({ page, base }) => {
    await open(page, `${AT.page}#emergency`);
    await expect(line(page)).toHaveAttribute('lang', 'es');
    for (const width of [1366, 360]) {
      await page.setViewportSize({ width, height: 768 });
      await expect(line(page)).toBeInViewport();
    }
    await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.page}#emergency`);
    await line(page).getByRole('link').click();
    await expect.poll(() => addressBelowBase(page, base)).toBe(`/es/${AT.page}#emergency`);
    await hydrated(page);
    await expect(line(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await open(page, AT.page);
    await line(page).getByRole('button', { name: 'Cerrar' }).click();
    await open(page, 'app/');
    await expect(line(page)).toHaveCount(0);
  });

  test('gets help for danger in Spanish words on an English page, too', async ({ page }) => {
    await open(page, './');
    await page.getByRole('combobox', { name: 'Search' }).click();
    await page.keyboard.type('quiero morir');
    await expect(page.getByRole('note', { name: 'Help now' })).toBeVisible();
  });

  test('is offered nothing on a page that is not translated, unless they chose Spanish', async ({ page }) => {
    await open(page, AT.headings);
    await expect(line(page)).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('language', 'es'));
    await page.reload();
    await hydrated(page);
    await expect(line(page)).toContainText('todavía no está en español');
  });
});

test('a language written from right to left mirrors the layout, and nothing is cut off', async ({ page }) => {
  await page.route(/\/es\/faq\/$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') });
  });
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 768 });
    await open(page, `es/${AT.page}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
  expect((await page.locator('aside.sidebar').boundingBox())?.x).toBeGreaterThan(title.x + title.width);
});
