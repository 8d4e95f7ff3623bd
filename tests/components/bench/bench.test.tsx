import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Bench, { describeResult, type BenchProps } from '@/components/client/bench/bench';
import { run } from '@/components/client/bench/sandbox';

jest.mock('@/components/client/bench/sandbox', () => ({
  ...jest.requireActual<object>('@/components/client/bench/sandbox'),
  run: jest.fn(),
}));
const mockRun = run as jest.MockedFunction<typeof run>;

const onReset = jest.fn();
const show = (props: Partial<BenchProps> = {}) =>
  render(<Bench kind="query" text="$a" onOpen={() => {}} onReset={onReset} {...props} />);
const editor = (name = 'Query') => screen.getByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const entry = { code: '(no function)', status: 500, meaning: 'M', cause: 'No `$a`.', fix: 'Look at **the** name.' };

beforeEach(() => {
  jest.clearAllMocks();
  mockRun.mockResolvedValue({ value: 1 });
});

it('runs the sample when it opens, and what the reader made of it with Control+Enter', async () => {
  show();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Result: 1'));
  expect(screen.getByRole('button', { name: 'Run' })).toHaveFocus();
  await userEvent.type(editor(), 'b{Control>}{Enter}{/Control}');
  expect(mockRun.mock.calls.map(([{ text }]) => text)).toEqual(['$a', '$ab']);
});

it('shows where an error is and what it means, until the sample changes', async () => {
  mockRun.mockResolvedValue({
    error: { message: 'Attempted to invoke a non-function', place: { start: 4, end: 8 }, explanations: [entry] },
  });
  show({ text: '(\n  $sum()\n)' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('non-function at line 2, column 3'));
  expect(editor()).toHaveAttribute('aria-invalid', 'true');
  const link = screen.getByRole('link', { name: 'More about this error' });
  expect(link).toHaveAttribute('href', '/api/errors/#no-function');
  await userEvent.type(editor(), ' ');
  expect(editor()).toHaveAttribute('aria-invalid', 'false');
});

it('shows the status of a response with its body, and what the reference says about its error', async () => {
  mockRun.mockResolvedValue({ status: 403, value: { error: '403.no' }, error: { explanations: [entry] } });
  show({ kind: 'call', text: 'curl https://a.org' });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Response 403'));
  expect(screen.getByRole('status')).toHaveTextContent('(no function) No $a. Look at the name.');
  expect(document.querySelector('.bench-result pre')).toHaveTextContent('{ "error": "403.no" }');
  expect(editor('Command')).toHaveAttribute('aria-invalid', 'false');
});

it('names the input and its file, and Reset closes the sample', async () => {
  show({ input: { name: 'days.json', href: '/samples/days.json', value: [7] } });
  expect(screen.getByRole('link', { name: 'days.json' })).toHaveAttribute('href', '/samples/days.json');
  expect(mockRun).toHaveBeenCalledWith({ kind: 'query', text: '$a', input: [7] });
  await press('Reset');
  expect(onReset).toHaveBeenCalledTimes(1);
});

it.each([
  [undefined, /^No result/],
  ['kept', 'Result: "kept"'],
  [[1, 2], 'Result: 2 items'],
  [[{ a: 1 }], 'Result: 1 item'],
  [{ a: 1 }, 'Result: an object with 1 field'],
])('describes %j in a few words', (value, words) => {
  expect(describeResult(value)).toMatch(words);
});
