/** What needs a provider says so outside of it. */
import { render } from '@testing-library/react';
import { LanguageProvider, useLanguage } from '@/components/client/language';
import { ColorModeToggle } from '@/components/client/theme/color-mode';

const Speaker = () => useLanguage().t('Search');

it.each([
  ['useLanguage', 'LanguageProvider', () => render(<Speaker />)],
  ['useColorMode', 'ColorModeProvider', () => render(<ColorModeToggle />, { wrapper: LanguageProvider })],
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
