import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { EDITS } from '../nightly/edits';
import { clone, makeProject, startPreview } from '../nightly/preview';

/** Between two saves, so that the checks of one don't count for the next; milliseconds. */
const PAUSE = 2000;

/**
 * Milliseconds by name: from the start of the preview of a new clone to its first page, with empty caches and then
 * without; and from a save, or what takes it back, to its effect in an open page, `runs` times each.
 */
export async function measurePreview(browser: Browser, runs: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  const note = (name: string, began: number) =>
    times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
  makeProject(clone);
  for (const state of ['cold', 'warm']) {
    const began = performance.now();
    const { preview, stop } = await startPreview(clone);
    // A new one for each preview, because an open page reloads by itself once there is another preview.
    const tab = await browser.newPage();
    const open = async (address: string) => {
      await tab.goto(preview.origin + address, { timeout: 300_000, waitUntil: 'domcontentloaded' });
      await tab.locator('h1').waitFor();
    };
    /** Saves, and waits until the page shows a text, or no longer shows it. */
    const measure = async (name: string, save: () => void, text: string, isThere: boolean) => {
      const saved = performance.now();
      save();
      await tab
        .waitForFunction(([words, is]) => document.documentElement.outerHTML.includes(words) === is, [
          text,
          isThere,
        ] as const)
        .then(() => note(name, saved))
        .catch(() => console.error(`${name}: the page didn't show it within half a minute.`));
      await pause(PAUSE);
    };
    const edits =
      state === 'cold' ? EDITS.slice(0, 1) : [EDITS[0], ...Array.from({ length: runs }, () => EDITS).flat()];
    try {
      await open('/faq/');
      note(`start to first page, ${state}`, began);
      for (const [index, [what, file, [from, to], address, seen]] of edits.entries()) {
        if (tab.url() !== preview.origin + address) await open(address);
        await pause(PAUSE);
        const name = index ? what : `first save, ${state}`;
        await measure(name, () => preview.write(file, preview.read(file).replace(from, to)), seen, true);
        await measure(`${name}, back`, () => preview.git('checkout', '--', file), seen, false);
      }
    } finally {
      await tab.close();
      await stop();
    }
  }
  return times;
}
