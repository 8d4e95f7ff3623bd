import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

const source = fs.readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

/** Widths at which the layout differs. */
export const WIDTHS = [1280, 360];

/** Rules whose results depend on the color mode: colors, and which picture shows. Light mode covers the others. */
const DIFFERENT_IN_THE_DARK = ['color-contrast', 'link-in-text-block', 'image-alt', 'svg-img-alt', 'role-img-alt'];

/**
 * Checks the open page with axe-core in both color modes and at both widths, including target sizes.
 * @param part A selector for the only part to check, because a whole page takes seconds.
 * @returns one line per problem.
 */
export async function findProblems(page: Page, part?: string): Promise<string[]> {
  const problems = new Set<string>();
  await page.evaluate(source);
  // A row that is scrolled halfway below what sticks above it would count as a small target.
  await page.locator('.sidebar nav').evaluateAll((lists) => lists.forEach((list) => list.scrollTo(0, 0)));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, colorScheme);
      const { violations } = await page.evaluate(
        async ({ inside, rules }) => {
          const { axe } = window as unknown as { axe: typeof Axe };
          return axe.run(inside ?? document, {
            resultTypes: ['violations'],
            ...(rules ? { runOnly: { type: 'rule', values: rules } } : { rules: { 'target-size': { enabled: true } } }),
          });
        },
        { inside: part, rules: colorScheme === 'dark' ? DIFFERENT_IN_THE_DARK : undefined },
      );
      for (const { id, help, nodes } of violations) {
        for (const node of nodes) problems.add(`${width} ${colorScheme} ${id} (${help}): ${node.target.join(' ')}`);
      }
    }
  }
  return [...problems];
}
