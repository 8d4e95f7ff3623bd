import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readAhead } from '@/lib/export/read-ahead';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'drawn-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const draw = (name: string, html = '<html></html>'): void => {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, html);
};

/** Reads while `drawing` goes on, and a little longer than one look takes. Returns the paths in the order of reading. */
async function readWhile(drawing: () => Promise<void>, refuse = ''): Promise<string[]> {
  const read: string[] = [];
  const until = drawing().then(() => pause(200));
  await readAhead({ folder, since: Date.now() - 1000, until }, (page) => {
    read.push(page);
    if (page === refuse) throw new Error('cannot be read');
  });
  return read;
}

it('reads each page once, by its address, also those drawn later', async () => {
  const read = await readWhile(async () => {
    draw('index.html');
    draw('develop/Training Modules/x.html');
    await pause(120);
    draw('faq.html');
  });
  expect(read.sort()).toEqual(['/', '/develop/Training Modules/x', '/faq']);
});

it('waits for the end of a page that is being written', async () => {
  const texts: string[] = [];
  const until = (async () => {
    draw('faq.html', '<html><p>Half');
    await pause(120);
    draw('faq.html', '<html><p>Half</p></html>');
    await pause(200);
  })();
  await readAhead({ folder, since: Date.now() - 1000, until }, (_, html) => texts.push(html));
  expect(texts).toEqual(['<html><p>Half</p></html>']);
});

it('leaves pages of an earlier build alone', async () => {
  draw('old.html');
  fs.utimesSync(path.join(folder, 'old.html'), 1, 1);
  expect(await readWhile(async () => draw('new.html'))).toEqual(['/new']);
});

it('goes on after a page that cannot be read', async () => {
  const read = await readWhile(async () => {
    draw('a.html');
    draw('b.html');
  }, '/a');
  expect(read.sort()).toEqual(['/a', '/b']);
});

it('does without pages that are taken away under its eyes', async () => {
  draw('a.html');
  draw('b.html');
  fs.symlinkSync(path.join(folder, 'gone'), path.join(folder, 'c.html'));
  const read: string[] = [];
  await readAhead({ folder, since: 0, until: pause(150) }, (page) => {
    read.push(page);
    fs.rmSync(folder, { recursive: true });
    fs.mkdirSync(folder);
  });
  expect(read).toHaveLength(1);
});

it('ends with the drawing, also when that failed, and when there is no folder', async () => {
  const read = () => {
    throw new Error('there is nothing to read');
  };
  await readAhead({ folder: path.join(folder, 'none'), since: 0, until: pause(20) }, read);
  await readAhead({ folder, since: 0, until: Promise.reject(new Error('failed')) }, read);
});
