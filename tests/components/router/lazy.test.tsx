import { act, render, screen } from '@testing-library/react';
import { LocaleProvider, type ClientLocale } from '@/components/client/language/locale';
import { Lazy, LAZY_DELAY_MS, type Loader } from '@/components/client/router/lazy';
import { ReaderError } from '@/components/client/router/reader-error';
import { translateWith } from '@/lib/settings/translate';

interface Props {
  word: string;
}
const Part = ({ word }: Props) => <p>Content {word}</p>;

/** A loader whose promise the test settles. */
function controlled() {
  let promise: { resolve: (value: object) => void; reject: (error: unknown) => void };
  const load: Loader<Props> = jest.fn(() => new Promise((resolve, reject) => (promise = { resolve, reject })));
  const settle = (how: 'resolve' | 'reject', value: object) => act(async () => promise[how](value));
  return { load, settle };
}

const show = (load: Loader<Props>) =>
  render(<Lazy load={load} name="part" props={{ word: 'here' }} />, { wrapper: LocaleProvider });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows nothing at 199 ms, a ring at 200 ms, then the content', async () => {
  expect(LAZY_DELAY_MS).toBe(200);
  const { load, settle } = controlled();
  const { container } = show(load);
  act(() => jest.advanceTimersByTime(199));
  expect(container).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await settle('resolve', { default: Part });
  expect(screen.getByText('Content here')).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});

it("says an error that has one of the site's texts in the language of the page", async () => {
  const { load, settle } = controlled();
  const texts = { 'Search is not available right now': 'No hay búsqueda', Retry: 'Reintentar' };
  render(
    <LocaleProvider locale={{ code: 'es', t: translateWith(texts) } as ClientLocale}>
      <Lazy load={load} name="part" props={{ word: 'here' }} />
    </LocaleProvider>,
  );
  await settle('reject', new ReaderError('Search is not available right now'));
  expect(screen.getByRole('alert')).toHaveTextContent('No hay búsquedaReintentar');
});

it('a module without a default export is an error that names it', async () => {
  const { load, settle } = controlled();
  show(load);
  await settle('resolve', {});
  expect(screen.getByRole('alert')).toHaveTextContent('"part" has no default export');
});
