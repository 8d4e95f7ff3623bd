import { showReportedPage } from '@/components/client/content/reported-page';

const draw = () => {
  document.body.innerHTML = `<div data-reported-page hidden><p><code></code></p></div><div class="prose">
    <a href="mailto:team@example.org">Mail</a>
    <a href="https://github.com/a/b/issues">Issues</a>
    <a href="https://github.com/a/b">Code</a></div>`;
};
const show = (search: string, basePath = '') =>
  showReportedPage(document, { location: { search, origin: 'https://docs.example' } as Location, basePath });
const box = () => document.querySelector<HTMLElement>('[data-reported-page]')!;
const hrefs = () => [...document.querySelectorAll('.prose a')].map((link) => link.getAttribute('href'));

beforeEach(draw);

it('shows the full address of the page, to read and for the copy button', () => {
  show('?page=/develop/Training%20Modules/x/', '/base');
  const address = 'https://docs.example/base/develop/Training%20Modules/x/';
  expect(box().hidden).toBe(false);
  expect(box().querySelector('code')?.textContent).toBe(address);
  expect(box().dataset.copy).toBe(address);
});

it('fills in emails and issues, and leaves other links alone', () => {
  show('?page=/faq/');
  const [mail, issue, code] = hrefs();
  expect(new URL(mail!).searchParams.get('subject')).toBe('Documentation: /faq/');
  expect(new URL(issue!).pathname).toBe('/a/b/issues/new');
  expect(new URL(issue!).searchParams.get('body')).toBe('Page: https://docs.example/faq/\n\n');
  expect(code).toBe('https://github.com/a/b');
});

it('starts from what the author wrote if the address names another page', () => {
  show('?page=/faq/');
  show('?page=/app/');
  expect(hrefs()[0]).toBe(
    `mailto:team@example.org?subject=Documentation%3A%20%2Fapp%2F&body=${encodeURIComponent('Page: https://docs.example/app/\n\n')}`,
  );
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
  expect(hrefs()[0]).toBe('mailto:team@example.org');
});
