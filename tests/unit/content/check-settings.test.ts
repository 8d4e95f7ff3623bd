import fs from 'node:fs';
import { checkSettings } from '@/lib/content/check-settings';
import { settings } from '@/lib/settings/settings';

const messagesOf = (more: object) => checkSettings({ ...settings, ...more }).map(({ message }) => message);

it('accepts the settings of the site', () => expect(checkSettings(settings)).toEqual([]));

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
  ['versions', [{ name: 'current', label: 'Next', path: 'v2' }], 'content/_data/versions.yaml'],
  ['languages', ['es'], 'content/_languages/'],
])('refuses a list of %s, and says where they stand', (key, value, folder) =>
  expect(checkSettings({ ...settings, [key]: value })).toEqual([
    expect.objectContaining({
      message: `"${key}": there is no such setting.`,
      hint: expect.stringContaining(folder),
    }),
  ]),
);

it('B-090: names every error at once, each with the line that sets it', () => {
  const found = checkSettings({ ...settings, title: 1, currentVersion: '' });
  const file = 'lib/settings/site-settings.ts';
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  expect(found.map((one) => [one.file, lines[one.line - 1]?.trim().split(':')[0]])).toEqual([
    [file, 'title'],
    [file, 'currentVersion'],
  ]);
});
