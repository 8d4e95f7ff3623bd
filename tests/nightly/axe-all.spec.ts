import fs from 'node:fs';
import path from 'node:path';
import { findProblems } from '../site/accessibility';
import { expect, open, test } from '../site/site-test';

const sitemap = path.resolve('out', 'sitemap.xml');
const addresses = [...fs.readFileSync(sitemap, 'utf8').matchAll(/<loc>https?:\/\/[^/<]+\/([^<]*)<\/loc>/g)].map(
  ([, address = '']) => address,
);

test('the sitemap lists the pages', () => {
  expect(addresses.length).toBeGreaterThan(100);
});

for (const address of [...addresses, '404.html']) {
  test(`axe-core finds nothing wrong on /${address}`, async ({ page }) => {
    await open(page, `./${address}`);
    expect(await findProblems(page)).toEqual([]);
  });
}
