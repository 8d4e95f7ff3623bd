import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { clone, makeProject, startPreview, type Preview } from '../nightly/preview';

/** Between two saves, so that the checks of one don't count for the next; milliseconds. */
const PAUSE = 2000;

const QUESTIONS = 'content/faq.mdx';
const HOW_TO = 'content/using/learn.mdx';
const OPERATION = 'openapi/paths/activity.yaml';
const GLOSSARY = 'content/_data/glossary.yaml';
const NEW = 'content/fresh_page.mdx';

/** A save, and what the open page then shows. */
interface Save {
  name: string;
  /** The open page; by default, the questions. */
  address?: string;
  save: (preview: Preview, mark: string) => void;
  /** By default, an element of the page's text with the mark. */
  shown?: (mark: string) => string;
  /** Whether it goes instead. */
  goes?: true;
}

const withLine = (text: string, line: string) => text.replace(/\n## /, `\n${line}\n\n## `);
const inText = (mark: string) => `main :text("${mark}")`;
const finding = () => '.draft-findings li';
const link = (address: string) => () => `.sidebar a[href="/${address}/"]`;

const FIRST_SAVE: Save = {
  name: 'questions, in place',
  save: ({ read, write }, mark) => write(QUESTIONS, withLine(read(QUESTIONS), mark)),
};
/** In this order, because some start from what the one before saved. A mark is new in each round. */
const SAVES: Save[] = [
  FIRST_SAVE,
  {
    name: 'how-to, by renaming',
    address: '/using/learn/',
    save: ({ read, replace }, mark) => replace(HOW_TO, withLine(read(HOW_TO), mark)),
  },
  {
    name: 'operation',
    address: '/api/create-an-activity-for-a-study/',
    save: ({ read, write }, mark) => write(OPERATION, read(OPERATION).replace(/summary: .*/, `summary: ${mark}`)),
  },
  {
    name: 'data file of many pages',
    address: '/start_here/overview/',
    save: ({ read, write }, mark) => write(GLOSSARY, read(GLOSSARY).replaceAll('meaning: ', `meaning: ${mark}. `)),
    shown: (mark) => `main [data-meaning^="${mark}"]`,
  },
  {
    name: 'label',
    save: ({ read, write }, mark) =>
      write(QUESTIONS, read(QUESTIONS).replace(/^sidebar_label: .*/m, `sidebar_label: ${mark}`)),
    shown: (mark) => `.sidebar :text("${mark}")`,
  },
  {
    name: 'new page',
    save: ({ read, write }) => write(NEW, read(QUESTIONS).replace(/^(aliases|section).*\n( .*\n|- .*\n)*/gm, '')),
    shown: link('fresh_page'),
  },
  {
    name: 'deleted page',
    save: ({ remove }) => remove(NEW),
    shown: link('fresh_page'),
    goes: true,
  },
  {
    name: 'broken front matter',
    save: ({ read, write }) => write(QUESTIONS, read(QUESTIONS).replace('kind: ', 'knd: ')),
    shown: finding,
  },
];

/**
 * Milliseconds by name: from the start of the preview of a new clone to its first page, with empty caches and then
 * without; and from a save to its effect in an open page, `runs` times each.
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
    const measure = async ({ name, address = '/faq/', save, shown = inText, goes }: Save, mark: string) => {
      if (!tab.url().endsWith(address)) {
        await open(address);
        await pause(PAUSE);
      }
      const saved = performance.now();
      save(preview, mark);
      await tab
        .locator(shown(mark))
        .first()
        .waitFor({ state: goes ? 'detached' : 'attached' })
        .then(() => note(name, saved))
        .catch(() => console.error(`${name}: the page didn't show it within half a minute.`));
      await pause(PAUSE);
    };
    try {
      await open('/faq/');
      note(`start to first page, ${state}`, began);
      await pause(PAUSE);
      await measure({ ...FIRST_SAVE, name: `first save, ${state}` }, 'This is the first save');
      for (const run of Array(state === 'warm' ? runs : 0).keys()) {
        preview.git('checkout', '--', '.');
        await pause(PAUSE);
        for (const one of SAVES) await measure(one, `This is round ${run}`);
      }
    } finally {
      await tab.close();
      await stop();
    }
    preview.git('checkout', '--', '.');
  }
  return times;
}
