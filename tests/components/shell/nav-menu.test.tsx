import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '@/components/client/language/locale';
import { NavMenu } from '@/components/client/shell/nav-menu';

const entries = [
  { label: 'Repository', href: 'https://example.org/' },
  { label: 'Here', href: '/faq/', isCurrent: true },
];
const button = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

beforeEach(() => {
  render(
    <LocaleProvider>
      <NavMenu label="Menu" entries={entries} />
      <a href="/elsewhere/">Elsewhere</a>
    </LocaleProvider>,
  );
});

it('a menu opens on Enter, and Escape closes it and returns focus', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(isOpen()).toBe(true);
  await userEvent.tab();
  expect(screen.getByText('Repository')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(button()).toHaveFocus();
});

it('Arrow Down opens a menu and enters it, and arrows move among its entries', async () => {
  await userEvent.tab();
  for (const [arrow, entry] of [
    ['Down', 'Repository'],
    ['Down', 'Here'],
    ['Down', 'Repository'],
    ['Up', 'Here'],
  ] as const) {
    await userEvent.keyboard(`{Arrow${arrow}}`);
    expect(isOpen()).toBe(true);
    expect(screen.getByText(entry)).toHaveFocus();
  }
});

it.each([fireEvent.mouseDown, fireEvent.touchStart, fireEvent.focusIn])(
  'a menu closes on a press, touch, or focus change outside',
  (leave) => {
    act(() => button().click());
    expect(isOpen()).toBe(true);
    leave(screen.getByText('Elsewhere'));
    expect(isOpen()).toBe(false);
  },
);
