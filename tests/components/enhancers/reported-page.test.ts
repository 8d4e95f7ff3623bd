import { showReportedPage } from '@/components/client/enhancers/reported-page';

beforeEach(() => {
  document.body.innerHTML = '<div data-reported-page hidden><p><code></code></p></div>';
});
const show = (search: string, basePath = '') =>
  showReportedPage({ location: { search, origin: 'https://docs.example' } as Location, basePath });
const box = () => document.querySelector<HTMLElement>('[data-reported-page]')!;

it('shows the full address of the page, to read and for the copy button', () => {
  show('?page=/develop/Training%20Modules/x/', '/base');
  const address = 'https://docs.example/base/develop/Training%20Modules/x/';
  expect(box().hidden).toBe(false);
  expect(box().querySelector('code')?.textContent).toBe(address);
  expect(box().dataset.copy).toBe(address);
});

it.each([
  '',
  '?page=',
  '?page=//evil.example/',
  '?page=https://evil.example/',
  '?page=/<b>x</b>',
  `?page=/${'x'.repeat(300)}`,
])('leaves the page as it is for %p', (search) => {
  show(search);
  expect(box().hidden).toBe(true);
});
