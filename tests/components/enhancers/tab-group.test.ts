import { defineTabGroup } from '@/components/client/enhancers/tab-group';

it.each([
  ['an iPhone', 'ios', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', platform: 'iPhone' }],
  ['an iPad', 'ios', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', platform: 'MacIntel', maxTouchPoints: 5 }],
  ['an Android phone', 'android', { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', platform: 'Linux' }],
  ['an iPhone whose reader chose the web', 'web', { userAgent: 'iPhone', platform: 'iPhone' }, 'web'],
  ['a Mac', 'other', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X)', platform: 'MacIntel', maxTouchPoints: 0 }],
])('on %s, tabs open on %s', (_, opened, device, stored = '') => {
  localStorage.setItem('tab.phone', stored);
  for (const [key, value] of Object.entries(device))
    Object.defineProperty(navigator, key, { value, configurable: true });
  const panels = ['other', 'ios', 'android', 'web'].map((value) => `<section data-value="${value}"></section>`);
  document.body.innerHTML = `<tab-group data-group="phone" data-chosen="other">${panels.join('')}</tab-group>`;
  defineTabGroup();
  expect(document.querySelector<HTMLElement>('[aria-selected="true"]')?.dataset.value).toBe(opened);
});
