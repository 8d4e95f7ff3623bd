/** What needs a provider says so outside of it. */
import { render } from '@testing-library/react';
import { ColorModeToggle } from '@/components/client/color-mode/color-mode';
import { LocaleProvider, useLocale } from '@/components/client/language/locale';

const Speaker = () => useLocale().t('Search');

it.each([
  ['useLocale', 'LocaleProvider', () => render(<Speaker />)],
  ['useColorMode', 'ColorModeProvider', () => render(<ColorModeToggle />, { wrapper: LocaleProvider })],
])('%s outside the %s is an error that names both', (hook, provider, show) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(show).toThrow(
    expect.objectContaining({
      name: 'ReactContextError',
      message: `Hook ${hook} is called outside the <${provider}>.`,
    }),
  );
  jest.restoreAllMocks();
});
