/** Which addresses there are, in the finished files, and where other spellings and old addresses lead, in a browser. */
import routes from '../fixtures/routes.json' with { type: 'json' };
import { loadContent } from '@/lib/content/load-content';
import { settings } from '@/lib/settings/settings';
import { find, htmlIn, textOf, valueOf } from '../support/exported-files';
import { AT, HAS_SPANISH } from './landmarks';
import { followNewLink, expect, heading, mainMenu, open, addressBelowBase, sidebar, test } from './site-test';

const href = (address: string): string => address.split('/').map(encodeURIComponent).join('/').replace(/^\//, '');

/** The HTML files of the export by their addresses, as content and the list of addresses write them. */
const byAddress = (dir: string) =>
  new Map(htmlIn(dir).map((page) => [page.address.replace(/(?<=.)\/$/, '') || '/', page]));

test(
  'each address that readers know has a page with its title, heading, and place in the sidebar',
  { tag: '@our-site' },
  ({ dir, base }) => {
    expect(routes.docs).toHaveLength(105);
    for (const address of routes.docs) {
      const page = byAddress(dir).get(address)!;
      const own = loadContent().documents.find(({ path }) => path === address);
      const { title, heading, opening } = own?.frontMatter ?? {};
      const [name = '', ...others] = page.find('h1').map((element) => textOf(element));
      expect(others, address).toEqual([]);
      if (heading) expect(name).toBe(heading);
      expect(page.find('title').map((element) => textOf(element))).toEqual([
        `${heading ? title : name} ${settings.titleDelimiter} ${settings.title}`,
      ]);
      const current = page
        .find('nav')
        .filter((element) => valueOf(element, 'aria-label') === 'Docs sidebar')
        .flatMap((element) => find(element, 'a'))
        .filter((element) => valueOf(element, 'aria-current') === 'page')
        .map((element) => valueOf(element, 'href'));
      // Where a reader's part opens, and where a page leads on to the one it became part of, there's no sidebar.
      expect(new Set(current)).toEqual(new Set(opening || !own ? [] : [`${base}/${href(address)}/`]));
    }
  },
);

test(
  'the export has one page for each specified address and each content page, and no others',
  { tag: '@our-site' },
  ({ dir }) => {
    const { documents, languages } = loadContent();
    const expected = new Set([
      ...routes.docs,
      ...documents.flatMap(({ path, frontMatter }) => [path, ...(frontMatter.aliases ?? [])]),
      ...languages.flatMap(({ code, translations: translated }) => [
        `/${code}/search`,
        ...translated.map((translation) => translation.path),
      ]),
      ...routes.site,
      ...Object.keys(routes.aliases),
      '/404',
      '/404.html',
    ]);
    const exported = new Set(byAddress(dir).keys());
    expect([...exported].filter((address) => !expected.has(address) && !/^\/api\/[a-z0-9-]+$/.test(address))).toEqual(
      [],
    );
    expect([...expected].filter((address) => !exported.has(address))).toEqual([]);
  },
);

test('unknown addresses and excluded folders have the not-found page', async ({ page, request, problems }) => {
  problems.allow(/404/);
  for (const address of ['deploy/', 'consortium/', 'about/', 'deploy/data_protection/']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  const response = await page.goto(AT.nowhere);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page.getByRole('main')).toContainText(
    /This page isn't here\..*It may have moved, or its address may have a typo\./s,
  );
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('the not-found page offers search, and what may have been meant, in its language', async ({ page, problems }) => {
  problems.allow(/404/);
  const meant = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await page.goto('start_here/create-surveys/');
  await expect(meant('Create a survey')).toHaveAttribute('href', /\/start_here\/activities\/create_surveys\/$/);
  await meant('Search all pages').click();
  await expect(page.locator('.search-input')).toBeFocused();
  if (!HAS_SPANISH) return;
  await page.goto('es/using/dejar/');
  await expect(meant('Dejar mindLAMP')).toHaveAttribute('href', /\/es\/using\/leaving\/$/);
  const spanish = page.locator('main section[lang=es]');
  await expect(spanish.getByRole('heading')).toHaveText('Esta página no está aquí.');
  await expect(spanish.getByRole('link', { name: 'Ayuda ahora' })).toHaveAttribute('href', /\/es\/.*help_now\/$/);
});

test('a link to an unknown address opens the not-found page', async ({ page, base, problems }) => {
  problems.allow(/404/, /Failed to (fetch|load)/i);
  await open(page, AT.page);
  await followNewLink(page, `${base}/${AT.nowhere}`);
  await expect(page.getByRole('heading', { level: 1, name: "This page isn't here." })).toBeVisible();
});

// tests/unit/export/steps.test.ts runs the script that corrects addresses on all kinds of them.
test('other spellings of an address lead to its page, if there is one', async ({ page, base, problems }) => {
  problems.allow(/404/);
  await page.goto('develop/training%20modules/Training-Modules.html?x=1#y');
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.capitalAndSpace}?x=1#y`);
  const current = sidebar(page).locator('[aria-current="page"]').first();
  await expect(current).toBeVisible();
  await page.goto('faq/index.html.html');
  await expect(heading(page)).toHaveText("This page isn't here.");
  await open(page, 'faq/index.html');
  await expect(current).toHaveAttribute('href', /\/faq\/$/);
});

test(
  'an old address redirects with query and hash, and each has the same script',
  { tag: '@our-site' },
  async ({ page, dir, base }) => {
    for (const [from, to] of Object.entries(routes.aliases)) {
      const html = byAddress(dir).get(from)?.html ?? '';
      expect(html, from).toContain(`location.replace("${base}/${href(to)}/"+location.search+location.hash)`);
      expect(html, from).toContain(`<meta http-equiv="refresh" content="0; url=${base}/${href(to)}/"`);
      // For all who follow no redirects, the address is that of the page, in each of its languages.
      const heads = [from, to].map((address) => byAddress(dir).get(address)?.html ?? '');
      const [old, own] = heads.map((head) =>
        head.match(/<(?:link rel="(?:canonical|alternate)"|meta property="og:url")[^>]*>/g),
      );
      expect(old?.join().includes('og:url'), from).toBe(true);
      expect(old, from).toEqual(own);
    }
    await page.goto('troubleshooting/?a=1#b');
    await expect.poll(() => addressBelowBase(page, base)).toBe('/quick_links/troubleshooting/?a=1#b');
  },
);

test("publications lead to the research group's list, and Back leads back", async ({ page, dir, base, problems }) => {
  const outside = /digitalpsych\.org/;
  await page.route(outside, (route) => route.fulfill({ body: '<h1>Outside</h1>', contentType: 'text/html' }));
  await open(page, AT.inCategory);
  await followNewLink(page, `${base}/publications/`);
  await expect(page).toHaveURL(outside);
  await page.goBack();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.inCategory}`);

  // Neither the app nor a script is needed.
  problems.allow(/ERR_FAILED|The app could not start/);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('publications/').catch(() => {});
  await expect(page).toHaveURL(outside);
  const { html } = byAddress(dir).get('/publications')!;
  expect(html).toMatch(/<a href="https:\/\/www\.digitalpsych\.org[^"]*"/);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});
