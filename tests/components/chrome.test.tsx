import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Drawer } from '@/components/client/sidebar/drawer';
import { LanguageMenu, VersionMenu, NavDropdown } from '@/components/client/sidebar/nav-dropdown';
import { NavbarLink } from '@/components/client/sidebar/navbar-link';
import { ColorModeProvider } from '@/components/client/theme/color-mode';
import { Footer } from '@/components/page/shell';
import { OWN_SPEECH } from '@/lib/site/language';
import { settings } from '@/lib/settings/settings';

let mockPathname = '/faq/';
jest.mock('@/.derived/site/languages.json', () => [
  { code: 'en', label: 'English' },
  { code: 'es', label: 'Español', paths: ['/', '/quick_links/help_now'] },
]);
jest.mock('next/navigation', () => ({ usePathname: () => mockPathname }));

beforeEach(() => {
  localStorage.clear();
  mockPathname = '/faq/';
  window.history.replaceState(null, '', '/faq/');
});

describe('a navbar menu', () => {
  const entries = [
    { label: 'Repository', href: 'https://example.org/' },
    { label: 'Here', href: '/faq/', current: true },
  ];
  const button = () => screen.getByRole('button', { name: 'Menu' });

  it('B-031: opens on click and Enter, and Escape closes it and returns focus', async () => {
    const user = userEvent.setup();
    render(<NavDropdown label="Menu" entries={entries} />);
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByText('Repository')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(button()).toHaveFocus();
  });

  it('Arrow Down opens it and enters it, and arrows move among its entries', async () => {
    const user = userEvent.setup();
    render(<NavDropdown label="Menu" entries={entries} />);
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Repository')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Here')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByText('Repository')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByText('Here')).toHaveFocus();
  });

  it('B-031: closes on a press, touch, or focus change outside', () => {
    render(
      <>
        <NavDropdown label="Menu" entries={entries} />
        <a href="/elsewhere/">Elsewhere</a>
      </>,
    );
    for (const leave of [fireEvent.mouseDown, fireEvent.touchStart, fireEvent.focusIn]) {
      act(() => button().click());
      expect(button()).toHaveAttribute('aria-expanded', 'true');
      leave(screen.getByText('Elsewhere'));
      expect(button()).toHaveAttribute('aria-expanded', 'false');
    }
  });

  it('B-031: opens external entries safely in a new tab', () => {
    render(<NavDropdown label="Menu" entries={entries} />);
    expect(screen.getByText('Repository')).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByText('Repository')).toHaveAttribute('target', '_blank');
    expect(screen.getByText('Here')).not.toHaveAttribute('target');
    expect(screen.getByText('Here')).toHaveAttribute('aria-current', 'true');
  });
});

it.each([
  ['/api/', true],
  ['/api/get-study/', true],
  ['/API/index.html', true],
  ['/apiary/', false],
  ['/faq/', false],
])('B-030: on %s, the API link is current: %s', (pathname, current) => {
  mockPathname = pathname;
  render(<NavbarLink path="/api" label="API" />);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current ? 'page' : null);
});

it('B-033: the language menu says what its languages are, with a link to more', () => {
  render(<LanguageMenu />);
  const { text, link } = settings.localeNote;
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link.label })).toHaveAttribute('href', `${link.href}/`);
});

it.each([
  ['/quick_links/help_now/', '/es/quick_links/help_now/?a=1#b'],
  ['/develop/intro/', '/es/'],
])('B-024, B-033: on %s, the language menu leads to %s in Spanish, and keeps the page in English', (path, spanish) => {
  mockPathname = path;
  window.history.replaceState(null, '', `${path}?a=1#b`);
  render(<LanguageMenu />);
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', `${path}?a=1#b`);
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('link', { name: 'Español' })).toHaveAttribute('href', spanish);
});

it('B-033: the choice of a language is kept', () => {
  render(<LanguageMenu />);
  act(() => screen.getByRole('link', { name: 'Español' }).click());
  expect(localStorage.getItem('language')).toBe('es');
});

it('B-034: the version menu says what its versions are, with a link to more', () => {
  render(<VersionMenu />);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription('Version of these pages');
  const { text, link } = settings.versionNote;
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link.label })).toHaveAttribute('href', `${link.href}/`);
});

it('B-034, B-085: the version menu stores the choice and clears unknown ones', () => {
  localStorage.setItem('docs-preferred-version-default', '9.9');
  render(<VersionMenu />);
  expect(localStorage.getItem('docs-preferred-version-default')).toBeNull();
  act(() => screen.getByRole('link', { name: 'Next' }).click());
  expect(localStorage.getItem('docs-preferred-version-default')).toBe('current');
});

describe('the drawer', () => {
  const resize = (width: number) => {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
    act(() => void window.dispatchEvent(new Event('resize')));
  };
  const show = () =>
    render(
      <ColorModeProvider>
        <main>page</main>
        <nav>
          <Drawer brand={<a href="/">Brand</a>} />
        </nav>
      </ColorModeProvider>,
    );
  const toggle = () => screen.getByRole('button', { name: 'Toggle navigation bar', hidden: true });
  const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';
  beforeEach(() => resize(996));

  it('B-073, B-108: disappears at 997 px and stays closed when the window is narrow again', async () => {
    show();
    act(() => toggle().click());
    resize(997);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    resize(996);
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('dialog', { hidden: true })).not.toHaveAttribute('open');
  });

  it('B-035: the main menu has API, Community, Languages, and Next', () => {
    show();
    act(() => toggle().click());
    act(() => screen.getByRole('button', { name: '← Back to main menu' }).click());
    for (const name of ['Community', 'Languages', 'Next']) {
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    }
    expect(screen.getByRole('link', { name: 'API' })).toBeInTheDocument();
  });
});

it('B-036: the footer has only the copyright line', () => {
  render(<Footer speech={OWN_SPEECH} />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    new RegExp(`^Copyright © ${settings.copyright.year} ${settings.copyright.holder}$`),
  );
  expect(screen.queryByRole('link')).toBeNull();
});
