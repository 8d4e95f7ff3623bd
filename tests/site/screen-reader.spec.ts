/** What a screen reader says, in order: names, roles, and states from the browser's accessibility tree. */
import { AT } from './landmarks';
import { expect, open, test } from './site-test';

test('Help now: whom to call comes right after the name of the page', { tag: '@our-site' }, async ({ page }) => {
  await open(page, AT.helpNow);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - region "Skip to main content":
      - link "Skip to main content"
      - link "Skip to the list of pages"
    - navigation "Main":
      - link "Help now"
      - combobox "Search"
    - complementary "Docs pages":
      - navigation "Docs sidebar"
    - main:
      - article:
        - heading "Help now" [level=1]
        - paragraph:
          - link "Call 911"
        - paragraph:
          - link /Call or text 988/
        - heading /^If someone is in danger/ [level=2]:
          - link "Direct link to If someone is in danger"
    - contentinfo
  `);
});

test('an operation: what it is, the sample with its buttons, then its tables, by their names', async ({ page }) => {
  await open(page, AT.query);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - navigation "Breadcrumbs"
        - text: GET
        - code: /participant/{id}/sensor_event
        - button "Copy path"
        - heading "Query SensorEvents for a Participant" [level=1]
        - complementary "Example request":
          - tablist "Code sample":
            - tab "cURL" [selected]
          - button "Run"
          - button "Copy"
        - heading /^Path Parameters/ [level=2]
        - table /^Path Parameters/:
          - rowgroup:
            - row /^id string/:
              - rowheader /^id string REQUIRED Direct link to id$/
        - heading /^Query Parameters/ [level=2]
        - table /^Query Parameters/
        - heading /^Responses/ [level=2]
        - table /^Responses/
  `);
});

test('a playground: its field has a name, and the result is announced', async ({ page }) => {
  await open(page, AT.queries);
  const playground = page.locator('[data-playground]').first();
  await playground.getByRole('button', { name: 'Run' }).click();
  await expect(playground).toMatchAriaSnapshot(`
    - button "Reset"
    - button "Run"
    - textbox "Query"
    - paragraph: Runs in your browser, on made-up data. Nothing is sent anywhere.
    - status: "Result: 1 item"
    - button "Copy result to clipboard"
    - code
  `);
});

test('a page turn is announced by the name of the page', async ({ page }) => {
  await open(page, AT.inCategory);
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await page.locator('.pager-next').click();
  await expect(heading).not.toHaveText(before);
  // The router says the title of the document if it's there already, which begins with that name, or else the heading.
  await expect(page.getByRole('alert')).toContainText((await heading.textContent()) ?? '');
});
