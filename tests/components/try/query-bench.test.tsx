import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import QueryBench, { type QueryBenchProps } from '@/components/client/try/query-bench';
import { describeResult } from '@/components/client/try/query-result';
import { run, TimeLimitError } from '@/components/client/try/sandbox';

jest.mock('@/components/client/try/sandbox', () => ({
  ...jest.requireActual<object>('@/components/client/try/sandbox'),
  run: jest.fn(),
}));
const mockRun = run as jest.MockedFunction<typeof run>;

const onReset = jest.fn();
const show = (props: Partial<QueryBenchProps> = {}) =>
  render(<QueryBench query="$a" runs sample={1} onOpen={() => {}} onReset={onReset} {...props} />);
const editor = () => screen.getByRole('textbox', { name: 'Query' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  jest.clearAllMocks();
  mockRun.mockResolvedValue({ value: 1 });
});

it('runs the query when it opens, and with Control+Enter', async () => {
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Result: 1'));
  expect(screen.getByRole('button', { name: 'Run' })).toHaveFocus();
  await userEvent.type(editor(), 'b{Control>}{Enter}{/Control}');
  expect(mockRun.mock.calls.map(([, ask]) => ask)).toEqual([{ expression: '$a' }, { expression: '$ab' }]);
});

it('does not run a query from a link before the reader has seen it', async () => {
  show({ runs: false });
  expect(editor()).toHaveFocus();
  expect(mockRun).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent('Press Run');
});

it('shows where an error is and what it means, until the query changes', async () => {
  mockRun.mockResolvedValue({
    error: {
      code: 'T1006',
      message: 'Attempted to invoke a non-function',
      place: { start: 4, end: 8 },
      explanation: { code: '(no function)', status: 500, meaning: 'M', cause: 'No `$a`.', fix: 'Look at the name.' },
    },
  } as Awaited<ReturnType<typeof run>>);
  show({ query: '(\n  $sum()\n)' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('non-function at line 2, column 3'));
  expect(document.querySelector('mark')).toHaveTextContent('$sum');
  expect(editor()).toHaveAttribute('aria-invalid', 'true');
  const link = screen.getByRole('link', { name: 'More about this error' });
  expect(link).toHaveAttribute('href', '/api/errors/#no-function');
  await userEvent.type(editor(), ' ');
  expect(editor()).toHaveAttribute('aria-invalid', 'false');
  expect(document.querySelector('mark')).toBeNull();
});

it('says that a query was stopped after two seconds', async () => {
  mockRun.mockRejectedValue(new TimeLimitError());
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Stopped after 2 seconds'));
});

it('B-018: shows that it is running, if that takes a while', async () => {
  mockRun.mockReturnValue(new Promise(() => {}));
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Running'));
});

it('B-019: a failure has a button that tries again', async () => {
  mockRun.mockRejectedValueOnce(new Error('No connection.'));
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  await press('Retry');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Result: 1'));
});

it('names the input and its file, and Reset closes the query', async () => {
  show({ input: { name: 'days.json', href: '/samples/days.json', value: [7] } });
  expect(screen.getByRole('link', { name: 'days.json' })).toHaveAttribute('href', '/samples/days.json');
  expect(mockRun).toHaveBeenCalledWith('query', { expression: '$a', input: [7] });
  await press('Reset');
  expect(onReset).toHaveBeenCalledTimes(1);
});

it('shows flat records as a table with all their fields, and no more than 200 of them', async () => {
  mockRun.mockResolvedValue({
    value: [{ day: 1, a: null }, ...Array.from({ length: 250 }, () => ({ day: 2, b: 'x' }))],
  });
  show();
  await press('Table');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['day', 'a', 'b']);
  expect(screen.getAllByRole('row')).toHaveLength(201);
  expect(screen.getByText(/The first 200 of 251 records/)).toBeVisible();
});

it('shows nested records only as JSON', async () => {
  mockRun.mockResolvedValue({ value: [{ day: { of: 'week' } }] });
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Result: 1 item'));
  expect(screen.queryByRole('button', { name: 'Table' })).toBeNull();
});

it.each([
  [undefined, /^No result/],
  ['kept', 'Result: "kept"'],
  [[1, 2], 'Result: 2 items'],
  [[{ a: 1 }], 'Result: 1 record'],
  [{ a: 1 }, 'Result: an object with 1 field'],
])('describes %j in a few words', (value, words) => {
  expect(describeResult(value)).toMatch(words);
});
