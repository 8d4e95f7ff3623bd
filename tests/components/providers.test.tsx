import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useColorMode } from '@/components/client/theme/color-mode';
import { useDrawer } from '@/components/client/sidebar/drawer-state';
import { ReactContextError } from '@/lib/browser/context-error';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

it.each([
  ['useColorMode', 'ColorModeProvider', useColorMode],
  ['useDrawer', 'DrawerProvider', useDrawer],
] as [string, string, () => unknown][])('B-105: the error for %s outside <%s> names both', (hook, provider, useIt) => {
  const Consumer: ComponentType = () => {
    useIt();
    return null;
  };
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  let thrown: unknown;
  try {
    render(<Consumer />);
  } catch (error) {
    thrown = error;
  }
  silence.mockRestore();
  expect(thrown).toBeInstanceOf(ReactContextError);
  expect(thrown).toMatchObject({
    name: 'ReactContextError',
    message: `Hook ${hook} is called outside the <${provider}>.`,
  });
});
