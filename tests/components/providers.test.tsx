import { render } from '@testing-library/react';
import { useDrawer } from '@/components/client/sidebar/drawer-state';
import { ReactContextError } from '@/lib/browser/context-error';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

it('B-105: the error for a hook outside its provider names both', () => {
  const Consumer = () => {
    useDrawer();
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
    message: 'Hook useDrawer is called outside the <DrawerProvider>.',
  });
});
