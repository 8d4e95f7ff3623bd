import { sayInEnglish } from '@/lib/settings/say';
import { showChecklists, watchChecklists } from '@/components/client/content/checklist';

const KEY = 'checklist.ready';
let page: AbortController;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `
    <p data-checklist-count="ready"></p>
    <ul data-checklist="ready"><li><button data-check="group" aria-pressed="false"></button></li></ul>
    <ul data-checklist="ready"><li><button data-check="phone" aria-pressed="false"></button></li></ul>
    <ul data-checklist="other"><li><button data-check="group" aria-pressed="false"></button></li></ul>`;
  page = new AbortController();
  watchChecklists(sayInEnglish, page.signal);
});
afterEach(() => {
  page.abort();
  jest.restoreAllMocks();
});

const box = (id: string, list = 'ready') =>
  document.querySelector<HTMLElement>(`[data-checklist="${list}"] [data-check="${id}"]`)!;
const count = () => document.querySelector('[data-checklist-count]')?.textContent;
const pressed = (id: string, list?: string) => box(id, list).getAttribute('aria-pressed');

it('shows what the browser stored, across all lists of one name', () => {
  localStorage.setItem(KEY, '["phone"]');
  showChecklists(sayInEnglish);
  expect([pressed('group'), pressed('phone'), pressed('group', 'other')]).toEqual(['false', 'true', 'false']);
  expect(count()).toBe('1 of 2 done');
});

it('ticks and unticks, and stores both', () => {
  showChecklists(sayInEnglish);
  box('phone').click();
  box('group').click();
  expect(localStorage.getItem(KEY)).toBe('["group","phone"]');
  expect(count()).toBe('2 of 2 done');
  box('phone').click();
  expect(localStorage.getItem(KEY)).toBe('["group"]');
  expect([pressed('group'), pressed('phone')]).toEqual(['true', 'false']);
});

it.each(['not JSON', '{"phone":true}', '7', 'null', '[1,null]'])('treats %j in storage as nothing ticked', (stored) => {
  localStorage.setItem(KEY, stored);
  showChecklists(sayInEnglish);
  expect(count()).toBe('0 of 2 done');
});

it('keeps ticks until the reader leaves the page if the browser refuses to store them', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  showChecklists(sayInEnglish);
  box('phone').click();
  expect(pressed('phone')).toBe('true');
  expect(count()).toBe('1 of 2 done');
});

it('follows ticks in another window of the site', () => {
  localStorage.setItem(KEY, '["phone"]');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '["phone"]', storageArea: localStorage }));
  expect(pressed('phone')).toBe('true');
});
