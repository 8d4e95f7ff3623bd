import { findFaults } from './accessibility';
import { PAGE_KINDS } from './landmarks';
import { expect, open, test } from './site-test';

// One page of each kind; `npm run axe` checks every page.
for (const address of PAGE_KINDS) {
  test(`axe-core finds nothing wrong on ${address}, light and dark, wide and narrow`, async ({ page }) => {
    await open(page, address);
    expect(await findFaults(page)).toEqual([]);
  });
}
