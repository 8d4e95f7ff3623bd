/** The chrome of pages of an older version, and of a site that has one. */
import { act, render, screen } from '@testing-library/react';
import { LanguageProvider } from '@/components/client/language';
import { VersionMenu } from '@/components/client/sidebar/nav-dropdown';
import { VersionBanner } from '@/components/page/version-banner';
import type { VersionEntry } from '@/lib/settings/versions';

const KEY = 'docs-preferred-version-default';
const mockCurrent: VersionEntry = { name: 'current', label: 'Next', base: '', paths: ['/', '/faq', '/search'] };
const mockOlder: VersionEntry = { name: '1.0', label: '1.0', base: '/1.0', paths: ['/', '/faq', '/old', '/search'] };
let mockPathname: string;
jest.mock('@/lib/site/versions', () => ({
  get versions() {
    return [mockCurrent, mockOlder];
  },
  get thisVersion() {
    return mockCurrent;
  },
}));
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

beforeEach(() => {
  localStorage.clear();
  mockPathname = '/faq/';
});

describe('the version menu', () => {
  it('B-085: stores the choice, and names it on pages that belong to no version', () => {
    const { unmount } = render(<VersionMenu />, { wrapper: LanguageProvider });
    act(() => screen.getByRole('link', { name: '1.0' }).click());
    expect(localStorage.getItem(KEY)).toBe('1.0');
    unmount();
    mockPathname = '/search/';
    render(<VersionMenu />, { wrapper: LanguageProvider });
    expect(screen.getByRole('button', { name: '1.0' })).toBeInTheDocument();
  });

  it('B-034, B-085: forgets the choice of a version that is gone', () => {
    localStorage.setItem(KEY, '0.9');
    render(<VersionMenu />, { wrapper: LanguageProvider });
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('B-085: the version of a page is stronger than the choice', () => {
    localStorage.setItem(KEY, '1.0');
    render(<VersionMenu />, { wrapper: LanguageProvider });
    expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
  });
});

describe('the banner of an older version', () => {
  const show = (path: string) => render(<VersionBanner path={path} version={mockOlder} current={mockCurrent} />);

  it('says that the version is old', () => {
    show('/faq');
    const lines = [...screen.getByRole('alert').children].map((line) => line.textContent);
    expect(lines).toEqual([
      'This is documentation for LAMP Platform 1.0, which is no longer actively maintained.',
      'For up-to-date documentation, see the latest version (Next).',
    ]);
    expect(screen.getByRole('alert')).toHaveClass('alert', 'alert--warning');
  });

  it.each([
    ['/faq', '/faq/'],
    ['/old', '/'],
  ])('on %s, leads to %s of the current version, and stores that as the choice (B-085)', (path, href) => {
    show(path);
    const link = screen.getByRole('link', { name: 'latest version' });
    expect(link).toHaveAttribute('href', href);
    act(() => link.click());
    expect(localStorage.getItem(KEY)).toBe('current');
  });
});
