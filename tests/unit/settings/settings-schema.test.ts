import { settings } from '@/lib/settings/settings';
import { checkSettings } from '@/lib/settings/settings-schema';

/** The message of the error that an action throws. */
function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('Nothing was thrown.');
}

it('accepts the settings of the site', () => {
  expect(checkSettings(settings)).toEqual(settings);
});

it('B-090: rejects an unknown key by name', () => {
  expect(messageOf(() => checkSettings({ ...settings, titel: 'x' }))).toContain('titel');
});

it.each([
  ['title', 5],
  ['url', 'http://docs.example.org'],
  ['url', 'https://docs.example.org/'],
  ['basePath', 'no-slash'],
  ['basePath', '/ends/'],
  ['contact', 'nobody'],
  ['language', { code: 'e', label: 'English', dir: 'ltr' }],
  ['analyticsId', "'); alert(1"],
  ['announcement', { id: '', text: 'x', closeable: true }],
  ['hideNavbarOnScroll', 'yes'],
])('B-090: rejects a wrong "%s" (%j) by name', (key, value) => {
  expect(messageOf(() => checkSettings({ ...settings, [key]: value }))).toContain(`  ${key}`);
});

it('B-090: names every error at once', () => {
  const message = messageOf(() => checkSettings({ ...settings, title: 1, tagline: 2 }));
  expect(message).toContain('title');
  expect(message).toContain('tagline');
});

it('B-022: rejects an unknown setting by name', () => {
  expect(messageOf(() => checkSettings({ ...settings, router: 'hash' }))).toMatch(/router/);
});
