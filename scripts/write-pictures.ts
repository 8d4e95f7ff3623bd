/**
 * `npm run pictures`: renders the pictures for the Word file from the drawings on its page. Run it after changing
 * such a drawing; a test reminds you.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { loadFigure } from '@/lib/content/diagrams/load';
import { figureSize, paintFigure } from '@/lib/content/diagrams/tokens';
import { loadContent } from '@/lib/content/load';
import { pictureFile } from '@/lib/export/word/picture';
import { STUDY_KIT_PATH } from '@/lib/export/word/study-kit-address';
import { findBrowser } from '../tests/support/find-browser';

const kit = loadContent().pages.find((one) => one.path === STUDY_KIT_PATH);
const names = [...(kit?.body ?? '').matchAll(/<Diagram\s+name="([^"]+)"/g)].map(([, name = '']) => name);
const browser = await chromium.launch({ executablePath: findBrowser()?.file, args: ['--no-sandbox'] });
const page = await browser.newPage({ deviceScaleFactor: 2 });
// A picture's name contains the hash of its drawing, so the old ones must go, once for all drawings.
for (const folder of new Set(names.map((name) => path.dirname(pictureFile(name))))) {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
}
for (const name of names) {
  const file = pictureFile(name);
  await page.setViewportSize(figureSize(loadFigure(name)));
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block }</style>${paintFigure(loadFigure(name), 'light')}`,
  );
  fs.writeFileSync(file, await page.screenshot());
  console.log(`Wrote ${path.relative(process.cwd(), file)}.`);
}
await browser.close();
