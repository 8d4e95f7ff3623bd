import { act, render, screen, within } from '@testing-library/react';
import { LocaleProvider } from '@/components/client/language/locale';
import { sidebarFor } from '@/components/client/shell/sidebar-for';
import { SidebarTree } from '@/components/client/shell/sidebar-tree';
import { runHeadScript } from '@/lib/browser/head/head-script';
import { siteFont } from '@/lib/browser/site-font';
import type { Sidebars } from '@/lib/site/sidebar-entries';
import data from '../../fixtures/sidebars.json';

// Handles Space.
beforeAll(() => {
  runHeadScript({ announcement: '', font: siteFont('') });
  document.documentElement.dataset.hasHydrated = 'true';
});

const sidebars = data as Sidebars;
const show = (path: string) => render(<SidebarTree entries={sidebars.docs} path={path} />, { wrapper: LocaleProvider });
const category = (name: string) => screen.getByRole('button', { name });

it('marks the current page regardless of slash, case, and escapes', () => {
  const { rerender } = show('/FAQ/');
  expect(screen.getByRole('link', { name: 'Questions' })).toHaveAttribute('aria-current', 'page');
  rerender(<SidebarTree entries={sidebars.docs} path="/develop/Training%20Modules/training-modules" />);
  expect(screen.getByRole('link', { name: 'Training modules', hidden: true })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Questions' })).not.toHaveAttribute('aria-current');
});

it('keeps closed what the reader closed, as long as the page stays', () => {
  const { rerender } = show('/using/learn');
  act(() => category('Using').click());
  rerender(<SidebarTree entries={sidebars.docs} path="/using/deep/deepest" />);
  expect(category('Using')).toHaveAttribute('aria-expanded', 'false');
});

it('a category that starts open shows its entries as soon as the one above it opens, and can be closed', () => {
  const below = { label: 'Sensors', startsOpen: true, entries: [{ label: 'Turn on sensors', path: '/sensors' }] };
  render(<SidebarTree entries={[{ label: 'Study', entries: [below] }]} path="/" />, { wrapper: LocaleProvider });
  expect(screen.queryByText('Turn on sensors')).toBeNull();
  act(() => category('Study').click());
  expect(screen.getByText('Turn on sensors')).not.toHaveAttribute('tabindex');
  act(() => screen.getByText('Sensors').click());
  expect(screen.getByText('Sensors')).toHaveAttribute('aria-expanded', 'false');
});

it('a category without a page is a button that Enter and Space toggle without changing the address', () => {
  show('/');
  const using = category('Using');
  expect(using).toHaveAttribute('href', '#');
  const space = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  act(() => void using.dispatchEvent(space));
  expect(space.defaultPrevented).toBe(true);
  expect(using).toHaveAttribute('aria-expanded', 'true');
});

it('a category with a page has a link and a separate button', () => {
  show('/');
  expect(screen.getByRole('link', { name: 'Develop' })).toHaveAttribute('href', '/develop/intro/');
  act(() => category("Expand sidebar category 'Develop'").click());
  expect(category("Collapse sidebar category 'Develop'")).toBeInTheDocument();
});

it('operations show their method, and deprecated ones are marked', () => {
  render(<SidebarTree entries={sidebars.api} path="/api/create-study" />, { wrapper: LocaleProvider });
  const link = screen.getByRole('link', { name: /Create study/ });
  expect(within(link).getByText('POST')).toBeInTheDocument();
  expect(link).toHaveAccessibleName(/deprecated/);
});

it.each([
  ['/faq', 'docs'],
  ['/api/list-studies', 'api'],
  ['/search', undefined],
  ['/es/search', undefined],
  ['/develop/search', 'docs'],
])('%s has the sidebar: %s', (path, name) => {
  expect(sidebarFor(path)?.name).toBe(name);
});
