/** The version menu of a site that has another version, at an address of its own. */
import { act, render, screen } from '@testing-library/react';
import { LocaleProvider } from '@/components/client/language/locale';
import { VersionMenu } from '@/components/client/shell/nav-menu';
import { settings } from '@/lib/settings/settings';

const KEY = 'docs-preferred-version-default';
const { versions } = settings;
let mockPathname: string;
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

beforeEach(() => {
  settings.versions = [...versions, { name: '1.0', label: '1.0', url: 'https://v1.example.org' }];
  localStorage.clear();
  mockPathname = '/faq/';
});
afterEach(() => {
  settings.versions = versions;
});

it('leads to the same page of the other version', () => {
  render(<VersionMenu />, { wrapper: LocaleProvider });
  expect(screen.getByRole('link', { name: '1.0' })).toHaveAttribute('href', 'https://v1.example.org/faq/');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/faq/');
});
it('stores the choice, and names it on pages that belong to no version', () => {
  const { unmount } = render(<VersionMenu />, { wrapper: LocaleProvider });
  act(() => screen.getByRole('link', { name: '1.0' }).click());
  expect(localStorage.getItem(KEY)).toBe('1.0');
  unmount();
  mockPathname = '/search/';
  render(<VersionMenu />, { wrapper: LocaleProvider });
  expect(screen.getByRole('button', { name: '1.0' })).toBeInTheDocument();
});

it('forgets the choice of a version that is gone', () => {
  localStorage.setItem(KEY, '0.9');
  render(<VersionMenu />, { wrapper: LocaleProvider });
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('the version of a page is stronger than the choice', () => {
  localStorage.setItem(KEY, '1.0');
  render(<VersionMenu />, { wrapper: LocaleProvider });
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
});
