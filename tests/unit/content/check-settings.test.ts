import { jest } from '@jest/globals';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { settingsProblems } from '@/lib/content/check-settings';
import { settings } from '@/lib/settings/settings';

const messagesOf = (more: object) => settingsProblems({ ...settings, ...more }).map(({ message }) => message);
const version = (name: string, at: string) => ({ name, label: name, path: at });

it('accepts the settings of the site', () => expect(settingsProblems(settings)).toEqual([]));

it('B-022, B-090: rejects an unknown setting by name', () =>
  expect(messagesOf({ titel: 'x' })).toEqual(['"titel": there is no such setting.']));

it.each([
  ['title', 5],
  ['url', 'http://docs.example.org'],
  ['url', 'https://docs.example.org/'],
  ['basePath', 'no-slash'],
  ['basePath', '/ends/'],
  ['contact', 'nobody'],
  ['language', { code: 'English', label: 'English', dir: 'ltr' }],
  ['analyticsId', "'); alert(1"],
  ['announcement', { id: '', text: 'x', closeable: true }],
  ['hideNavbarOnScroll', 'yes'],
])('B-090: rejects a wrong "%s" (%j) by name', (key, value) =>
  expect(messagesOf({ [key]: value }).join()).toContain(`"${key}`),
);

it.each([
  ['a path without a slash', [version('current', ''), version('1.0', '1.0')], 'versions[1].path'],
  ['a path that ends with one', [version('current', ''), version('1.0', '/1.0/')], 'versions[1].path'],
  ['two current versions', [version('current', ''), version('1.0', '')], 'exactly one current version'],
  ['no current version', [version('1.0', '/1.0')], 'exactly one current version'],
  ['two of one name', [version('current', ''), version('current', '/1.0')], 'different names'],
])('rejects %s', (_, versions, message) => expect(messagesOf({ versions }).join()).toContain(message));

it('B-090: names every error at once, each with the line that sets it', () => {
  const found = settingsProblems({ ...settings, title: 1, versions: [] });
  const file = 'lib/settings/site-settings.static.ts';
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  expect(found.map((one) => [one.file, lines[one.line - 1]?.trim().split(':')[0]])).toEqual([
    [file, 'title'],
    [file, 'versions'],
  ]);
});

it("names the line of a copy's own settings", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-'));
  fs.writeFileSync(path.join(folder, 'settings.yaml'), 'title: Ours\nversions:\n  - name: a\n    path: a\n');
  process.env.OWN_DIR = folder;
  jest.resetModules();
  const { settingsProblems: inCopy } = await import('@/lib/content/check-settings');
  const [found] = inCopy({ ...settings, versions: [version('current', ''), version('a', 'a')], title: 5 });
  delete process.env.OWN_DIR;
  fs.rmSync(folder, { recursive: true });
  expect(found).toMatchObject({
    file: expect.stringMatching(/settings\.yaml$/),
    line: 1,
    message: expect.stringContaining('title'),
  });
});
