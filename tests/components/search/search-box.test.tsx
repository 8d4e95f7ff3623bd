import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LocaleProvider } from '@/components/client/language/locale';
import { SearchBox } from '@/components/client/search/search-box';
import { searchFilesFrom } from '@/lib/search/build/search-files';
import { defaultAnalyzer } from '@/lib/search/engine/analysis';
import { pageToIndex, section } from '../../search/example-index';

jest.mock('@/lib/browser/connection', () => ({ mayPrefetch: () => true }));
jest.mock('next/navigation', () => ({ usePathname: () => window.location.pathname }));

const page = (path: string, title: string, text = '') =>
  pageToIndex(path, title, text, { breadcrumb: ['Using'], description: text });

const manyWords = 'so '.repeat(40).trim();
const pages = [
  page('/using/surveys', 'Surveys', 'Take a <b>survey</b> now.'),
  page('/develop/jobs', 'Cron jobs', 'Run a script on a server of your own, every night or every hour.'),
  pageToIndex('/using/long', `Lengthy ${manyWords}`, '', {
    sections: [section(`Extensive ${manyWords}`, 'x', manyWords)],
  }),
  ...Array.from({ length: 10 }, (_, place) => page(`/start_here/sleep-${place}/`, `Sleep ${place}`)),
];
const files: Record<string, unknown> = searchFilesFrom(pages, 'en', defaultAnalyzer);

let bodies: Promise<void> = Promise.resolve();
/** Holds back all of every file but its beginning, until the function that it returns is called. */
function holdBodies(): () => void {
  let release = () => {};
  bodies = new Promise((resolve) => (release = resolve));
  return release;
}
const reply = async (url: string) => {
  const body = files[new URL(url, window.location.href).pathname.slice(1)];
  return { status: 200, json: () => bodies.then(() => body) } as Response;
};

function show() {
  window.history.replaceState(null, '', '/faq/');
  const view = render(<SearchBox />, { wrapper: LocaleProvider });
  return { ...view, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }) };
}

let releases = 0;
beforeEach(() => {
  // What has loaded belongs to one release, so each test has its own.
  document.documentElement.dataset.release = String((releases += 1));
  bodies = Promise.resolve();
  globalThis.fetch = jest.fn((url) => reply(String(url))) as never;
});

afterEach(cleanup);

const options = () => screen.queryAllByRole('option');
const selected = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

/** Types a query, and waits until all the results for it are listed. */
async function search(query: string, count = 8) {
  const view = show();
  await userEvent.type(view.input, query);
  await waitFor(() => expect(options()).toHaveLength(count));
  return view;
}

it('loads at the first letter if a window in the background fired no focus event', async () => {
  const { input } = show();
  fireEvent.input(input, { target: { value: 'sleep' } });
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
});

it('shows at most 8 results, with the first one selected', async () => {
  const { input } = await search('sleep');
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveAttribute('aria-activedescendant', options()[0]?.id);
  expect(options()[0]).toHaveTextContent('Using');
  expect(screen.getByRole('status')).toHaveTextContent('8 results');
});

it('shows at most 8 results with help as the first of them, none of which is selected, if somebody is in danger', async () => {
  await search('sleep suicide');
  expect(options()[0]).toHaveAttribute('href', '/quick_links/help_now/');
  expect(options()[1]).toHaveTextContent('Sleep');
  expect(selected()).toBe(-1);
});

it('shows up to 50 characters of a title and of a heading, and up to 72 of the text', async () => {
  const { input, container } = show();
  await userEvent.type(input, 'extensive');
  await waitFor(() => expect(container.querySelector('.search-excerpt')).not.toBeEmptyDOMElement());
  const lengthOf = (part: string) => container.querySelector(part)?.textContent?.replaceAll('…', '').length ?? 0;
  // They're cut between words, which have two letters here.
  const fills = (length: number, line: number) => length > line - 6 && length <= line;
  const heading = lengthOf('.search-section');
  expect({ heading, fills: fills(heading, 50) }).toMatchObject({ fills: true });
  const title = lengthOf('.search-title') - ' '.length - heading;
  expect({ title, fills: fills(title, 50) }).toMatchObject({ fills: true });
  const text = lengthOf('.search-excerpt');
  expect({ text, fills: fills(text, 72) }).toMatchObject({ fills: true });
});

it('wraps around with the arrow keys, through "none", and goes to the ends with Home and End', async () => {
  const { input } = await search('sleep');
  await userEvent.keyboard('{ArrowUp}');
  expect(selected()).toBe(-1);
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowUp}');
  expect(selected()).toBe(7);
  await userEvent.keyboard('{Home}{ArrowDown}');
  expect(selected()).toBe(1);
  await userEvent.keyboard('{End}');
  expect(selected()).toBe(7);
  expect(input).toHaveValue('sleep');
});

it('links to the page with the words to highlight, and opens a new tab with Control+Enter', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const { input } = show();
  await userEvent.type(input, 'survey');
  const option = await screen.findByRole<HTMLAnchorElement>('option', { name: /Survey/ });
  expect(option.getAttribute('href')).toBe('/using/surveys/?_highlight=survey');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(opened.mock.calls[0]?.[0]).toBe(option.href);
  option.addEventListener('click', (event) => event.preventDefault());
  await userEvent.keyboard('{Enter}');
  expect(input).not.toHaveFocus();
});

it('says once the index is loaded that there are no results, and where to go next', async () => {
  const release = holdBodies();
  const { input, container } = show();
  await userEvent.type(input, 'zzzzqq');
  expect(screen.queryAllByText('No results')).toHaveLength(0);
  await act(async () => release());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results'));
  expect(options()).toHaveLength(0);
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(address('Troubleshooting')).toBe('/quick_links/troubleshooting/');
  expect(address('Report a problem')).toBe('/bug/');
  expect(address('Search page')).toBe('/search/?q=zzzzqq');
  await userEvent.clear(input);
  expect(container.querySelector('.search-panel')).not.toBeVisible();
});

it('gives the focus back on Escape, and starts with nothing selected when it opens again', async () => {
  render(<button type="button">Before</button>);
  const { input } = show();
  const button = screen.getByRole('button', { name: 'Before' });
  act(() => button.focus());
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(input, 'sleep');
  await screen.findByRole('option', { name: /Sleep 3/ });
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(button).toHaveFocus();
  act(() => input.focus());
  expect(options().length).toBeGreaterThan(1);
  expect(selected()).toBe(-1);
  await userEvent.type(input, ' 1');
  await waitFor(() => expect(options()[0]).toHaveAttribute('aria-selected', 'true'));
});

it('selects a row when the pointer moves over it, not when the row appears under a resting pointer', async () => {
  await search('sleep');
  fireEvent.mouseEnter(options()[2]!);
  expect(selected()).toBe(0);
  fireEvent.mouseMove(options()[2]!);
  expect(selected()).toBe(2);
});

it('Tab leaves the field, closes the list, and keeps what was typed', async () => {
  const { input } = await search('survey', 1);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  expect(options()).toHaveLength(0);
  expect(input).not.toHaveFocus();
  expect(input).toHaveValue('survey');
});
