import fs from 'node:fs';
import { checkSettings } from '@/lib/content/check-settings';
import { settings } from '@/lib/settings/settings';

const messagesOf = (more: object) => checkSettings({ ...settings, ...more }).map(({ message }) => message);

it('accepts the settings of the site', () => expect(checkSettings(settings)).toEqual([]));

it('rejects an unknown setting by name, and names every error at once', () =>
  expect(messagesOf({ titel: 'x', versions: [] })).toEqual([
    expect.stringMatching(/^"versions": /),
    '"titel": there is no such setting.',
  ]));

it.each([
  ['title', 5],
  ['url', 'http://docs.example.org'],
  ['url', 'https://docs.example.org/'],
  ['basePath', 'no-slash'],
  ['basePath', '/ends/'],
  ['contact', 'nobody'],
  ['analyticsId', "'); alert(1"],
  ['language', { ...settings.language, code: 'de' }],
  ['announcement', { id: '', text: 'x', isCloseable: true }],
])('rejects a wrong "%s" (%j) by name', (key, value) =>
  expect(messagesOf({ [key]: value }).join()).toContain(`"${key}`),
);

it('the privacy page does not deny the cookies that analytics sets', () => {
  const [section = ''] = /## This website[\s\S]*?(?=\n## )/.exec(fs.readFileSync('content/privacy.mdx', 'utf8')) ?? [];
  const denies = section.includes('sets no cookies of its own') && !/analytics/i.test(section);
  expect(denies && settings.analyticsId !== '').toBe(false);
});
