import { act, render, screen } from '@testing-library/react';
import { ColorModeProvider, ColorModeToggle } from '@/components/client/color-mode/color-mode';
import { LocaleProvider } from '@/components/client/language/locale';

/** The system's preference, which a test may change. */
const state = { isDark: false, isPrint: false };
const listeners = new Set<(event: object) => void>();
const change = (next: Partial<typeof state>) => {
  Object.assign(state, next);
  for (const listener of listeners) listener({ matches: state.isDark });
};

beforeAll(() => {
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return media === 'print' ? state.isPrint : state.isDark;
    },
    addEventListener: (_: string, listener: () => void, { signal }: { signal: AbortSignal }) => {
      listeners.add(listener);
      signal.addEventListener('abort', () => listeners.delete(listener));
    },
    addListener: (listener: () => void) => listeners.add(listener),
    removeListener: (listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
});

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  change({ isDark: false, isPrint: false });
});

const show = () =>
  render(
    <ColorModeProvider>
      <ColorModeToggle />
    </ColorModeProvider>,
    { wrapper: LocaleProvider },
  );
const toggle = () => screen.getByRole('button', { name: /^Switch/ });
const theme = () => document.documentElement.dataset.theme;
/** The event that another tab's change causes here. */
const fromOtherTab = (key: string | null, newValue: string | null, oldValue: string | null) => {
  if (key && newValue !== null) localStorage.setItem(key, newValue);
  else if (key) localStorage.removeItem(key);
  else localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, oldValue, storageArea: localStorage }));
  });
};

it('a change of the system clears the choice', () => {
  localStorage.setItem('theme', 'dark');
  show();
  act(() => change({ isDark: true }));
  act(() => change({ isDark: false }));
  expect(theme()).toBe('light');
  expect(localStorage.getItem('theme')).toBeNull();
});

it.each([
  ['its start and end', true],
  ['its end, if its start went unnoticed', false],
])('printing does not count as a change of the system: %s', (_, isNoticed) => {
  localStorage.setItem('theme', 'dark');
  show();
  if (isNoticed) act(() => change({ isPrint: true, isDark: true }));
  act(() => change({ isPrint: false, isDark: false }));
  expect(localStorage.getItem('theme')).toBe('dark');
  act(() => change({ isDark: true }));
  expect(localStorage.getItem('theme')).toBeNull();
});

it("applies another tab's choice", () => {
  show();
  fromOtherTab('theme', 'dark', null);
  expect(theme()).toBe('dark');
  expect(toggle()).toHaveAccessibleName(/currently dark mode/);
});

it.each([
  ['removes the key', 'theme'],
  ['clears everything', null],
])('follows the system when another tab %s', (_name, key) => {
  localStorage.setItem('theme', 'dark');
  show();
  fromOtherTab(key, null, key && 'dark');
  expect(theme()).toBe('light');
  expect(localStorage.getItem('theme')).toBeNull();
});
