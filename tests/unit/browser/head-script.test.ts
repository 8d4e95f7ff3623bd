import { holdFirstPaint, listenEarly, markRoot, startMode } from '@/lib/browser/head-script';

it.each([
  [null, null, false, 'light'],
  [null, null, true, 'dark'],
  [null, 'dark', false, 'dark'],
  [null, 'light', true, 'light'],
  [null, 'purple', false, 'light'],
  [null, 'system', true, 'dark'],
  ['dark', 'light', false, 'dark'],
  ['blue', 'dark', false, 'dark'],
] as const)('B-068, B-071, B-120: query %j, stored %j, dark system %j: %s', (query, stored, dark, expected) => {
  expect(startMode(query, stored, dark)).toBe(expected);
});

describe('before the app is there', () => {
  beforeEach(() => {
    localStorage.clear();
    document.documentElement.dataset.hasHydrated = 'false';
    document.body.innerHTML =
      '<button data-color-toggle><span>x</span></button><button data-announcement-close></button><input class="search-input">';
  });
  beforeAll(() => listenEarly({ announcementId: 'bar' }));
  const root = document.documentElement;

  it('B-068: marks the root with the stored mode', () => {
    localStorage.setItem('theme', 'dark');
    markRoot(root, { announcementId: null });
    expect(root.dataset.theme).toBe('dark');
  });

  it.each([
    ['bar', 'true', 'true'],
    ['bar', 'false', 'false'],
    ['old', 'true', 'false'],
  ])('B-075, B-076: stored id %s and flag %s hide the bar: %s', (id, flag, expected) => {
    localStorage.setItem('announcement.id', id);
    localStorage.setItem('announcement.dismiss', flag);
    markRoot(root, { announcementId: 'bar' });
    expect(root.dataset.announcementBarInitiallyDismissed).toBe(expected);
  });

  it('B-068: starts light when storage throws', () => {
    const spy = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('no');
    });
    markRoot(root, { announcementId: 'bar' });
    spy.mockRestore();
    expect(root.dataset.theme).toBe('light');
    expect(root.dataset.announcementBarInitiallyDismissed).toBe('false');
  });

  it('B-032: the toggle switches, stores and names the mode', () => {
    root.dataset.theme = 'light';
    const toggle = document.querySelector<HTMLElement>('[data-color-toggle]');
    toggle?.querySelector('span')?.click();
    expect(root.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(toggle?.getAttribute('aria-label')).toContain('currently dark mode');
    expect(toggle?.getAttribute('aria-pressed')).toBe('true');
  });

  it('B-074: Close stores flag and id', () => {
    document.querySelector<HTMLElement>('[data-announcement-close]')?.click();
    expect([localStorage.getItem('announcement.dismiss'), localStorage.getItem('announcement.id')]).toEqual([
      'true',
      'bar',
    ]);
    expect(root.dataset.announcementBarInitiallyDismissed).toBe('true');
  });

  it.each(['k', 'K'])('B-037, B-109: Control and %s focus the search field', (key) => {
    const event = new KeyboardEvent('keydown', { key, ctrlKey: true, cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(document.activeElement?.className).toBe('search-input');
  });

  it('B-037: other keys are left alone', () => {
    const event = new KeyboardEvent('keydown', { key: 'k', cancelable: true, bubbles: true });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  });

  it('stands back once the app is there', () => {
    root.dataset.hasHydrated = 'true';
    root.dataset.theme = 'light';
    document.querySelector<HTMLElement>('[data-color-toggle]')?.click();
    expect(root.dataset.theme).toBe('light');
  });
});

it('paints nothing before the navbar is read whole', () => {
  const head = document.createElement('head');
  holdFirstPaint(head);
  expect(head.innerHTML).toBe('<link rel="expect" href="#main-content-fallback" blocking="render">');
});
