import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { FindingsPanel } from '@/components/client/preview/findings-panel';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ usePathname: () => '/faq/', useRouter: () => router }));
jest.mock('@/lib/site/navigation.static', () => ({ navigationRevision: 'one' }));

const finding = {
  severity: 'error',
  file: 'content/faq.mdx',
  line: 3,
  column: 1,
  rule: 'link',
  message: 'No.',
  hint: '',
};

/** Shows a page made from the sources as they were at "one", while the server's sources are at `current`. */
function show(current: string): void {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({
      ok: true,
      headers: new Headers({ 'x-revision': current }),
      json: () => Promise.resolve([finding]),
    }),
  ) as never;
  render(<FindingsPanel revision="one" />);
}

beforeEach(() => refresh.mockClear());
afterEach(cleanup);

it('renders the page again if the sources changed while it loaded', async () => {
  show('two');
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

it('leaves a page alone that is made from the current sources, and lists its findings', async () => {
  show('one');
  expect(await screen.findByRole('button', { name: '1 error' })).toHaveAttribute('aria-expanded', 'true');
  expect(refresh).not.toHaveBeenCalled();
});
