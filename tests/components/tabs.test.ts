import { defineTabGroup } from '@/components/client/content/tab-group';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const tab = (name: string) => all('[role=tab]').find((one) => one.textContent === name) as HTMLElement;
const chosen = () => all('[role=tab][aria-selected=true]').map((one) => one.textContent);
const shown = () => all('[role=tabpanel]:not([hidden])').map((panel) => panel.textContent);
const show = (attributes: string) => {
  const part = (value: string) =>
    `<section data-value="${value}" data-label="${value.toUpperCase()}"><p>${value}</p></section>`;
  document.body.innerHTML = `<tab-group ${attributes}>${['ios', 'android', 'web'].map(part).join('')}</tab-group>`;
};

beforeAll(() => defineTabGroup());
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('tabs start with the default, show one panel, and have matching names and panels', () => {
  show('data-chosen="android"');
  expect(chosen()).toEqual(['ANDROID']);
  expect(shown()).toEqual(['android']);
  const panel = document.getElementById(tab('ANDROID').getAttribute('aria-controls') ?? '');
  expect(panel?.getAttribute('aria-labelledby')).toBe(tab('ANDROID').id);
  expect(all('[role=tab]').map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
});

it('tabs prefer the query to the stored choice, even if the query matches no tab', () => {
  localStorage.setItem('tab.phone', 'web');
  for (const [query, name] of [
    ['android', 'ANDROID'],
    ['abacus', 'IOS'],
  ]) {
    window.history.replaceState(null, '', `/?phone=${query}`);
    show('data-group="phone" data-query="true" data-chosen="ios"');
    expect(chosen()).toEqual([name]);
  }
});

it('tabs write the choice to the query, keeping the rest, without a history entry', () => {
  window.history.replaceState(null, '', '/?a=1#here');
  const { length } = window.history;
  show('data-query="device" data-chosen="ios"');
  tab('WEB').click();
  expect(window.location.search + window.location.hash).toBe('?a=1&device=web#here');
  expect(window.history).toHaveLength(length);
});

it('arrows, Home, and End move the focus among the tabs, and choose none', () => {
  show('data-chosen="ios"');
  tab('IOS').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'WEB'],
    ['ArrowRight', 'IOS'],
    ['End', 'WEB'],
    ['Home', 'IOS'],
  ] as const) {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    expect(document.activeElement).toBe(tab(name));
    expect(chosen()).toEqual(['IOS']);
  }
});
