import type { Locator, Page } from '@playwright/test';

/** Taps that the reader has made. */
export class Taps {
  count = 0;
  constructor(private readonly page: Page) {}

  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  link(name: string | RegExp, inside = 'main'): Promise<void> {
    return this.on(this.page.locator(inside).getByRole('link', { name, exact: true }).first());
  }
}
