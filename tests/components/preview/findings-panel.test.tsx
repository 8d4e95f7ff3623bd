import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { LocaleProvider } from '@/components/client/language/locale';
import { FindingsPanel } from '@/components/client/preview/findings-panel';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ usePathname: () => '/faq/', useRouter: () => router }));

const finding = {
  severity: 'error',
  file: 'content/faq.mdx',
  line: 3,
  column: 1,
  rule: 'link',
  message: 'No.',
  hint: '',
};
let save: (at: number) => void;

beforeEach(() => {
  refresh.mockClear();
  const addEventListener = (_: string, listener: (event: { data: string }) => void) => {
    save = (at) => act(() => listener({ data: String(at) }));
  };
  globalThis.EventSource = jest.fn(() => ({ addEventListener, close: jest.fn() })) as never;
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve([finding]) })) as never;
});
afterEach(cleanup);

it('renders the page again after a save, also one from while it loaded, and not after those that it shows', () => {
  render(<FindingsPanel saved={2} />, { wrapper: LocaleProvider });
  save(2);
  expect(refresh).not.toHaveBeenCalled();
  save(3);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('asks for findings once the page shows a save, and lists them', async () => {
  const { rerender } = render(<FindingsPanel saved={2} />, { wrapper: LocaleProvider });
  expect(await screen.findByText('Findings: 1')).toBeVisible();
  expect(screen.getByText(/No\./)).toBeVisible();
  save(3);
  expect(fetch).toHaveBeenCalledTimes(1);
  rerender(<FindingsPanel saved={3} />);
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});
