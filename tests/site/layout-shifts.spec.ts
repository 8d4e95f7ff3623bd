/** Nothing moves while a page arrives and starts. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, mobile, open, painted, settled, test } from './site-test';

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

// Pages where the app adds something that takes up space: buttons around names of groups, next to long paths, tabs; and the
// home page.
for (const address of ['./', AT.clinicians, AT.tabs, AT.code, AT.create, AT.query]) {
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

test('nothing moves while a page arrives piece by piece, as on a slow connection', async ({ page, server }) => {
  const slow = http.createServer((request, response) => {
    void fetch(server.origin + request.url).then(async (fetched) => {
      response.writeHead(fetched.status, { 'content-type': fetched.headers.get('content-type') ?? '' });
      if (!request.url?.endsWith('/')) return response.end(Buffer.from(await fetched.arrayBuffer()));
      for (const piece of (await fetched.text()).match(PIECE) ?? []) {
        response.write(piece);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return response.end();
    });
  });
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const shifts = await watchShifts(page);
  for (const address of ['', AT.headings, AT.query]) {
    await open(page, `http://127.0.0.1:${(slow.address() as AddressInfo).port}/${address}`);
    expect(await shifts(), address).toEqual([]);
  }
  slow.close();
});
