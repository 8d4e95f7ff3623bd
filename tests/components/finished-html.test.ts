/**
 * The code that makes finished HTML interactive: tabs and code buttons; and the log of hydration errors.
 */
import { sayInEnglish } from '@/lib/settings/say';
import { enhanceCodeBlocks } from '@/components/client/content/code-blocks';
import { defineTabGroup } from '@/components/client/content/tab-group';

const press = (element: Element | null, key: string) =>
  element?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const all = <T extends HTMLElement>(selector: string) => [...document.querySelectorAll<T>(selector)];

describe('tabs', () => {
  beforeAll(() => defineTabGroup());
  beforeEach(() => {
    localStorage.clear();
    window.history.replaceState(null, '', '/');
  });
  const group = (attributes: string, values = ['ios', 'android', 'web']) =>
    `<tab-group ${attributes}>${values
      .map((value) => `<section data-value="${value}" data-label="${value.toUpperCase()}"><p>${value}</p></section>`)
      .join('')}</tab-group>`;
  const chosen = () => all('[role=tab][aria-selected=true]').map((tab) => tab.textContent);
  const shown = () => all('[role=tabpanel]:not([hidden])').map((panel) => panel.textContent);
  const tab = (name: string) => all('[role=tab]').find((one) => one.textContent === name) as HTMLElement;

  it('start with the default, show one panel, and have matching names and panels', () => {
    document.body.innerHTML = group('data-chosen="android"');
    expect(chosen()).toEqual(['ANDROID']);
    expect(shown()).toEqual(['android']);
    const panel = document.getElementById(tab('ANDROID').getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab('ANDROID').id);
    expect(all('[role=tab]').map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
  });

  it('prefer the query to the stored choice, even if the query matches no tab', () => {
    localStorage.setItem('tab.phone', 'web');
    window.history.replaceState(null, '', '/?phone=android');
    document.body.innerHTML = group('data-group="phone" data-query="true" data-chosen="ios"');
    expect(chosen()).toEqual(['ANDROID']);
    window.history.replaceState(null, '', '/?phone=abacus');
    document.body.innerHTML = group('data-group="phone" data-query="true" data-chosen="ios"');
    expect(chosen()).toEqual(['IOS']);
  });

  it('write the choice to the query, keeping the rest, without a history entry', () => {
    window.history.replaceState(null, '', '/?a=1#here');
    const { length } = window.history;
    document.body.innerHTML = group('data-query="device" data-chosen="ios"');
    tab('WEB').click();
    expect(window.location.search + window.location.hash).toBe('?a=1&device=web#here');
    expect(window.history).toHaveLength(length);
  });

  it('move the focus with arrows, Home, and End', () => {
    document.body.innerHTML = group('data-chosen="ios"');
    tab('IOS').focus();
    press(document.activeElement, 'ArrowLeft');
    expect(document.activeElement).toBe(tab('WEB'));
    press(document.activeElement, 'ArrowRight');
    expect(document.activeElement).toBe(tab('IOS'));
    press(document.activeElement, 'End');
    expect(document.activeElement).toBe(tab('WEB'));
    press(document.activeElement, 'Home');
    expect(document.activeElement).toBe(tab('IOS'));
    expect(chosen()).toEqual(['IOS']);
  });
});

describe('code blocks', () => {
  const block =
    '<figure class="code"><pre><code><span class="line">a</span>\n<span class="line">b</span></code></pre></figure>';
  const copy = () => document.querySelector<HTMLButtonElement>('button[aria-label="Copy code to clipboard"]');
  afterEach(() => jest.useRealTimers());

  it('copy their text, confirm it for a second, and then offer it again', async () => {
    jest.useFakeTimers();
    const writeText = jest.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    document.body.innerHTML = block;
    enhanceCodeBlocks(document, sayInEnglish);
    const button = copy();
    button?.click();
    await jest.advanceTimersByTimeAsync(0);
    expect(writeText).toHaveBeenCalledWith('a\nb');
    expect(button?.getAttribute('aria-label')).toBe('Copied');
    await jest.advanceTimersByTimeAsync(999);
    expect(button?.getAttribute('aria-label')).toBe('Copied');
    await jest.advanceTimersByTimeAsync(1);
    expect(button?.getAttribute('aria-label')).toBe('Copy code to clipboard');
  });

  it('fall back to the legacy command, and claim nothing if that fails too', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    document.execCommand = jest.fn(() => false);
    document.body.innerHTML = block;
    enhanceCodeBlocks(document, sayInEnglish);
    copy()?.click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(document.execCommand).toHaveBeenCalledWith('copy');
    expect(copy()).not.toBeNull();
    expect(document.querySelector('textarea')).toBeNull();
  });
});

describe('hydration errors', () => {
  it.each([
    ['Hydration failed because the server rendered text did not match.', true],
    ['Minified React error #418; visit https://react.dev/errors/418', true],
    ['Minified React error #425; x', true],
    ['Minified React error #310; x', false],
    ['boom', false],
  ])('B-103: %s is logged with the prefix: %j', async (message, expected) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    await import('@/instrumentation-client');
    const error = new Error(message);
    window.dispatchEvent(new ErrorEvent('error', { error, message }));
    const found = logged.mock.calls.some(([prefix]) => prefix === 'Next.js React Root onRecoverableError:');
    logged.mockRestore();
    expect(found).toBe(expected);
  });
});
