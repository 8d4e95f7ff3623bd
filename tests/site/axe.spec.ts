import { findFaults } from './accessibility';
import { PAGE_KINDS } from './page-kinds';
import { expect, open, test } from './site-test';

// Every page of the site is checked by `npm run axe`.

for (const address of PAGE_KINDS) {
  test(`axe-core finds nothing wrong on ${address}, light and dark, wide and narrow`, async ({ page }) => {
    await open(page, address);
    expect(await findFaults(page)).toEqual([]);
  });
}
