import { runHeadScript } from '@/lib/browser/head/head-script';
import { siteFont } from '@/lib/browser/site-font';

const root = document.documentElement;
const systemIs = (mode: 'light' | 'dark') => {
  window.matchMedia = ((query: string) => ({ matches: mode === 'dark' && query.includes('dark') })) as never;
};

beforeEach(() => {
  localStorage.clear();
  systemIs('light');
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
});

let leave: () => void = () => {};
/** Runs the head script as on a fresh page. */
function start(announcement = ''): void {
  leave();
  const added = jest.spyOn(window, 'addEventListener');
  runHeadScript({ announcement, font: siteFont('') });
  const listeners = added.mock.calls;
  added.mockRestore();
  leave = () => {
    for (const listener of listeners) removeEventListener(...listener);
  };
}

it.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['purple', false, 'light'],
  ['purple', true, 'dark'],
  [undefined, true, 'dark'],
] as const)('with stored mode %j and dark system %j, the page is %s', (stored, isDark, expected) => {
  systemIs(isDark ? 'dark' : 'light');
  if (stored) localStorage.setItem('theme', stored);
  delete root.dataset.theme;
  start();
  expect([root.dataset.theme, root.style.colorScheme]).toEqual([expected, expected]);
  expect(localStorage.getItem('theme')).toBe(stored === expected ? stored : null);
});

it('if storage throws, the page has the mode of the system', () => {
  systemIs('dark');
  const spy = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('no');
  });
  start();
  spy.mockRestore();
  expect(root.dataset.theme).toBe('dark');
});

it('a click on any of them names each color toggle', () => {
  start();
  document.body.innerHTML = `<g data-color-toggle></g>${'<button data-color-toggle data-light="by day" data-dark="at night"></button>'.repeat(2)}`;
  const names = () => [...document.querySelectorAll('button')].map(({ title, ariaLabel }) => ariaLabel ?? title);
  document.querySelector('g')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(names()).toEqual(['at night', 'at night']);
  document.querySelector('button')?.click();
  expect(names()).toEqual(['by day', 'by day']);
});

it.each(['bar', ''])('with announcement %j, asks for the font on a later visit, not on the first', (announcement) => {
  const fonts: { display?: string }[] = [];
  Object.assign(window, {
    FontFace: function FontFace(_family: string, _source: string, descriptors: { display?: string }) {
      return descriptors;
    },
  });
  Object.assign(document, { fonts: { add: (face: { display?: string }) => fonts.push(face) } });
  const preload = () => document.head.querySelector('link[rel=preload]');
  start(announcement);
  expect([fonts, preload()]).toEqual([[], null]);
  start(announcement);
  expect(fonts).toEqual([{ weight: '400 700', display: 'optional' }]);
  expect(preload()?.getAttribute('href')).toBe('/fonts/atkinson-hyperlegible-next.woff2');
});

describe('before hydration', () => {
  beforeEach(() => {
    start('bar');
    root.dataset.hasHydrated = 'false';
    document.body.innerHTML = '<button data-needs-app></button><input class="search-input">';
  });

  it.each([
    [null, null, 'bar', 'false'],
    ['bar', 'true', 'bar', 'true'],
    ['bar', 'false', 'bar', 'false'],
    ['old', 'true', 'bar', 'false'],
  ])('with %j and %j stored, the bar %s is dismissed: %s', (id, flag, configured, expected) => {
    if (id) localStorage.setItem('announcement.id', id);
    if (flag) localStorage.setItem('announcement.dismiss', flag);
    start(configured);
    expect(root.dataset.announcementBarInitiallyDismissed).toBe(expected);
    expect([localStorage.getItem('announcement.id'), localStorage.getItem('announcement.dismiss')]).toEqual([
      configured,
      expected,
    ]);
  });

  const press = (target: Element, key: string, hasCtrl = false, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey: hasCtrl, ...more, cancelable: true, bubbles: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it.each([
    ['k', true, 'false'],
    ['K', true, 'true'],
    ['/', false, 'true'],
  ])('%s (with Control: %s) focuses the search field, with the app running: %s', (key, hasCtrl, runs) => {
    root.dataset.hasHydrated = runs;
    expect(press(document.body, key, hasCtrl)).toBe(true);
    expect(document.activeElement?.className).toBe('search-input');
    // Here, a slash is text.
    expect(press(document.activeElement!, '/')).toBe(false);
  });

  it.each(['shiftKey', 'altKey'])('Control+K with %s belongs to the browser', (other) => {
    expect(press(document.body, 'K', true, { [other]: true })).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  /** A script file of the page that cannot be loaded. */
  const fail = (src: string, isStarter = false) => {
    const script = document.createElement('script');
    // Define it as a property, because setting the attribute would load the file.
    Object.defineProperty(script, 'src', { value: src });
    if (isStarter) script.dataset.startScript = '';
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
  };

  it.each([
    ['/docs/_next/static/chunks/a.js', true],
    ['https://example.org/other.js', false],
  ])('records on the page that %s failed to load: %s', (src, expected) => {
    delete root.dataset.appFailed;
    fail(src);
    expect('appFailed' in root.dataset).toBe(expected);
  });

  it('holds a click that needs the app, and gives it to the browser if the start script cannot be loaded', () => {
    const button = document.querySelector<HTMLElement>('[data-needs-app]')!;
    const onClick = jest.fn();
    button.addEventListener('click', onClick);
    button.click();
    expect(onClick).not.toHaveBeenCalled();
    fail('/_next/start.js', true);
    expect(onClick).toHaveBeenCalledTimes(1);
    button.click();
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
