import { expect, type Locator, type Page } from '@playwright/test';
import { FAQ, isSameDocument, open, test, withLine } from './preview';

async function openMenu(tab: Page): Promise<Locator> {
  await tab.locator('.sidebar-all').click();
  const menu = tab.locator('.sidebar').getByRole('button', { name: 'Data science' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  return menu;
}
const page = (title: string, mdx = 'Text of a page.'): string => `---
title: ${title}
description: A page about ${title} that an author writes while the preview is open, and then looks at.
sidebar_position: 90
audience: [developer]
kind: concept
checked: 2025-12
---

${mdx}
`;

for (const [address, heading] of [
  ['/', 'The days between visits'],
  ['/api/', /API/],
  ['/api/view-the-api-schema/', 'View the API Schema'],
  ['/search/', 'Search the documentation'],
] as const) {
  test(`${address} loads`, async ({ page: tab }) => {
    const problems: string[] = [];
    tab.on('pageerror', (error) => problems.push(error.message));
    await open(tab, address);
    await expect(tab.locator('h1').first()).toHaveText(heading);
    expect(problems).toEqual([]);
  });
}

test('an edit shows up however it is saved, and scroll position and menus stay', async ({ page: tab, preview }) => {
  await open(tab, '/faq/');
  const menu = await openMenu(tab);
  await tab.evaluate(() => window.scrollTo(0, 700));
  for (const [way, save] of [
    ['saved in place', 'write'],
    ['saved by renaming, as vim does', 'replace'],
    ['saved by renaming again', 'replace'],
  ] as const) {
    preview[save](FAQ, withLine(preview.read(FAQ), `Written and ${way}.`));
    await expect(tab.getByText(`Written and ${way}.`)).toBeAttached();
    expect(await tab.evaluate(() => window.scrollY), way).toBe(700);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(tab.locator('.prose .hash-link').first()).toBeAttached();
  }
  preview.git('checkout', '--', FAQ);
  await expect(tab.getByText('Written and saved in place.')).not.toBeAttached();
  expect(await isSameDocument(tab)).toBe(true);
});

test('an edit inside of a part that the author opened leaves it open', async ({ page: tab, preview }) => {
  const collapsed = (text: string) => `<Details summary="Collapsed part">\n\n${text}\n\n</Details>`;
  const text = preview.read(FAQ);
  preview.write(FAQ, withLine(text, collapsed('Inside.')));
  await open(tab, '/faq/');
  await tab.getByText('Collapsed part').click();
  await expect(tab.getByText('Inside.')).toBeVisible();
  preview.write(FAQ, withLine(text, collapsed('Inside and changed.')));
  await expect(tab.getByText('Inside and changed.')).toBeVisible();
  expect(await isSameDocument(tab)).toBe(true);
  preview.git('checkout', '--', FAQ);
});

test.describe('pages appear and disappear without a restart', () => {
  const file = 'content/fresh_page.mdx';
  const labeled = (label: string) => page('Fresh page').replace('kind:', `sidebar_label: ${label}\nkind:`);
  const sidebarHas = (tab: Page, label: string) => expect(tab.locator('.sidebar').getByText(label)).toBeVisible();

  test('a new page replaces the open not-found page and appears in the sidebar', async ({ page: tab, preview }) => {
    await open(tab, '/fresh_page/');
    await expect(tab.locator('h1')).toHaveText("This page isn't here.");
    preview.write(file, page('Fresh page'));
    await expect(tab.locator('h1')).toHaveText('Fresh page');
    await sidebarHas(tab, 'Fresh page');
    expect(await isSameDocument(tab)).toBe(true);
  });

  test('a save while the preview still works on the one before is not lost', async ({ page: tab, preview }) => {
    preview.write(file, labeled('Early 0'));
    await open(tab, '/fresh_page/');
    for (const round of [1, 2, 3, 4]) {
      // Not every save takes long enough for a message that the preview is at work.
      const atWork = tab
        .waitForEvent('console', (message) => message.text().includes('[Fast Refresh] rebuilding'))
        .catch(() => undefined);
      const early = tab.locator('.sidebar').getByText(`Early ${round}`);
      preview.replace(file, labeled(`Early ${round}`));
      await Promise.race([atWork, early.waitFor().catch(() => undefined)]);
      preview.replace(file, labeled(`Late ${round}`));
      await sidebarHas(tab, `Late ${round}`);
    }
    expect(await isSameDocument(tab)).toBe(true);
  });

  test('a save in the moment in which a page loads reaches its sidebar, too', async ({ page: tab, preview }) => {
    preview.write(file, labeled('Short name'));
    let connect = () => {};
    const saved = new Promise<void>((resolve) => (connect = resolve));
    await tab.routeWebSocket(/webpack-hmr/, async (socket) => {
      await saved;
      socket.connectToServer();
    });
    await tab.goto('./fresh_page/');
    await sidebarHas(tab, 'Short name');
    // The page connects while the preview works on the change, so it hears of the new text, but not of the script.
    preview.replace(file, labeled('New name'));
    connect();
    await sidebarHas(tab, 'New name');
  });

  test('a new folder becomes a category, its label may change, and menus stay open', async ({ page: tab, preview }) => {
    await open(tab, '/faq/');
    const menu = await openMenu(tab);
    preview.write('content/fresh_folder/_category.yaml', 'label: Fresh folder\nsidebar_position: 40\n');
    preview.write('content/fresh_folder/inside.mdx', page('Inside'));
    await expect(tab.locator('.sidebar').getByText('Fresh folder')).toBeVisible();
    preview.write('content/fresh_folder/_category.yaml', 'label: Another label\nsidebar_position: 40\n');
    await expect(tab.locator('.sidebar').getByText('Another label')).toBeVisible();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(await isSameDocument(tab)).toBe(true);
  });

  test('a renamed page moves, and a deleted page is not found', async ({ page: tab, preview }) => {
    preview.write(file, labeled('Short name'));
    await open(tab, '/fresh_page/');
    preview.write('content/renamed_page.mdx', preview.read(file));
    preview.remove(file);
    await expect(tab.locator('h1')).toHaveText("This page isn't here.");
    await tab.locator('.sidebar').getByText('Short name').click();
    await expect(tab).toHaveURL(/\/renamed_page\/$/);
    await expect(tab.locator('h1')).toHaveText('Fresh page');
    preview.remove('content/renamed_page.mdx');
    await expect(tab.locator('h1')).toHaveText("This page isn't here.");
    await expect(tab.locator('.sidebar').getByText('Short name')).toHaveCount(0);
  });

  test('a new operation gets a page and a place in the sidebar', async ({ page: tab, preview }) => {
    await open(tab, '/api/watch-the-weather/');
    await expect(tab.locator('h1')).toHaveText("This page isn't here.");
    // Other operations list it as related.
    const files = ['activity', 'activity-spec', 'study'].map((name) => `openapi/paths/${name}.yaml`);
    for (const name of files) {
      const text = preview.read(name).replaceAll('create-an-activity-for-a-study', 'watch-the-weather');
      preview.write(name, text.replace('summary: Create an Activity for a Study', 'summary: Watch the weather'));
    }
    await expect(tab.locator('h1')).toHaveText('Watch the weather');
    await expect(tab.locator('.sidebar').getByText('Watch the weather')).toBeAttached();
    preview.git('checkout', '--', ...files);
    await expect(tab.locator('h1')).toHaveText("This page isn't here.");
  });
});

test('a wrong setting is named, and the page is back once the setting is right', async ({ page: tab, preview }) => {
  const file = 'lib/settings/site-settings.ts';
  await open(tab, '/faq/');
  preview.write(file, preview.read(file).replace('titleDelimiter:', 'titleDelimitr:'));
  await expect(tab.locator('main')).toContainText('"titleDelimitr": there is no such setting');
  preview.git('checkout', '--', file);
  await expect(async () => {
    await tab.reload();
    await expect(tab.locator('h1')).toHaveText('Frequently asked questions', { timeout: 5000 });
  }).toPass();
});

test('search finds what was just written', async ({ page: tab, preview }) => {
  // An index is made at the first search; that of a fresh clone renders every page.
  test.setTimeout(300_000);
  preview.write(FAQ, withLine(preview.read(FAQ), 'A zeppelin flies above it.'));
  await open(tab, '/faq/');
  await tab.locator('.search-input').fill('zeppelin');
  await expect(tab.getByRole('option').first()).toContainText('Frequently asked questions', { timeout: 200_000 });
  preview.git('checkout', '--', FAQ);
});
