import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { benchFor } from '@/components/client/try/call-bench';
import { run } from '@/components/client/try/sandbox';

jest.mock('@/components/client/try/sandbox', () => ({ run: jest.fn(), closeSandbox: jest.fn() }));
const mockRun = run as jest.MockedFunction<typeof run>;

const credentials = (id: string) => ({ operationId: id, responses: {} });
const description = {
  openapi: '3.0.3',
  info: { title: 'API', version: '1' },
  servers: [{ url: 'https://api.example.org' }],
  security: [{ Authorization: [] }],
  paths: {
    '/study/{id}/thing': {
      parameters: [
        { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'abc' },
        { name: 'limit', in: 'query', schema: { type: 'integer' }, examples: { some: { value: 50 } } },
        { name: 'old', in: 'query', deprecated: true, schema: { type: 'string' } },
      ],
      post: {
        summary: 'Create a thing',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: { type: 'object', properties: { name: { type: 'string' } } },
              example: { name: 'A thing' },
            },
          },
        },
        responses: { 200: { description: 'OK' } },
        'x-errors': [
          { code: '403.no', status: 403, cause: 'The **keys** are wrong.', fix: 'See [keys](/api/keys), or `-u`.' },
        ],
      },
    },
    '/type/{id}/credential': {
      get: {
        ...credentials('Credential.list'),
        responses: {
          200: { description: 'OK', content: { 'application/json': { example: { data: [{ access_key: 'me' }] } } } },
        },
      },
      post: {
        ...credentials('Credential.create'),
        requestBody: { content: { 'application/json': { example: { secret_key: 'secret' } } } },
      },
    },
  },
};
const Bench = benchFor(JSON.stringify(description));

const onClose = jest.fn();
let code: HTMLElement;
const show = () => render(<Bench call="POST /study/{id}/thing" code={code} onClose={onClose} />);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const body = () => screen.getByLabelText(/^Body/);
const write = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text.replace(/[{[]/g, '$&$&'));
};
/** What the answer says; the body has a status of its own, for its faults. */
const status = () => document.querySelector('.call-status');
const answerWith = (status: number, body: unknown = {}) =>
  mockRun.mockResolvedValue({ status, headers: { 'cache-control': 'no-store' }, body: JSON.stringify(body) });

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
  code = document.createElement('code');
  code.textContent = 'the documented sample';
  answerWith(200);
});

it('has a field for each parameter that is not deprecated, and the sample follows them', async () => {
  show();
  expect(screen.getByLabelText(/^id/)).toHaveValue('abc');
  expect(screen.queryByLabelText('old')).toBeNull();
  expect(code).toHaveTextContent('/study/abc/thing');
  await press('Fill in 50');
  expect(code).toHaveTextContent('limit=50');
  await write(screen.getByLabelText('limit'), '');
  expect(code).not.toHaveTextContent('limit');
  await write(screen.getByLabelText('limit'), 'many');
  expect(screen.getByText('Expected integer, not string.')).toBeVisible();
  await write(screen.getByLabelText(/^id/), '');
  expect(screen.getByText('This one is required.')).toBeVisible();
  expect(code).toHaveTextContent('/study/{id}/');
});

it('says what is wrong in the body while the reader types', async () => {
  show();
  await write(body(), '{ "name": 5 }');
  expect(screen.getByText('name: expected string, not number.')).toBeVisible();
  expect(body()).toHaveAttribute('aria-invalid', 'true');
  await write(body(), '{ "name": }');
  expect(screen.getByText(/This isn't JSON yet/)).toBeVisible();
  await write(body(), '{ "name": "New" }');
  expect(body()).toHaveAttribute('aria-invalid', 'false');
  expect(code).toHaveTextContent(`-d '{ "name": "New" }'`);
});

it('sends the call with the chosen keys, which the sample never shows', async () => {
  show();
  await press('Send');
  await userEvent.selectOptions(screen.getByLabelText('Keys'), "A participant's");
  await userEvent.type(body(), '{Control>}{Enter}{/Control}');
  expect(code).toHaveTextContent("-u 'ACCESS_KEY:SECRET_KEY'");
  await userEvent.selectOptions(screen.getByLabelText('Keys'), 'No keys');
  expect(code).not.toHaveTextContent('-u ');
  await press('Send');
  const sent = mockRun.mock.calls.map(([, ask]) => ask as { headers: { authorization?: string }; url: string });
  expect(sent.map(({ headers }) => headers.authorization)).toEqual([
    'Basic ACCESS_KEY:SECRET_KEY',
    'Basic me:secret',
    undefined,
  ]);
  expect(sent[0]).toMatchObject({ method: 'POST', url: '/study/abc/thing' });
});

it('shows the status, the headers, and the body of the answer, and what its error means', async () => {
  answerWith(403, { error: '403.no' });
  show();
  await press('Send');
  await waitFor(() => expect(status()).toHaveTextContent('Response 403'));
  expect(status()).toHaveTextContent('403.no The keys are wrong. What to do: See keys, or -u. More about this error');
  expect(screen.getByRole('link', { name: 'keys' })).toHaveAttribute('href', '/api/keys/');
  expect(screen.getByRole('link', { name: 'More about this error' })).toHaveAttribute('href', '/api/errors/#403.no');
  expect(screen.getByText('no-store')).toBeVisible();
  await press('Reset');
  expect(status()).toBeEmptyDOMElement();
});

it('shows the documented sample again once it closes', async () => {
  const { unmount } = show();
  expect(code).not.toHaveTextContent('the documented sample');
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  expect(code).toHaveTextContent('the documented sample');
});

it('B-019: a failure has a button that tries again', async () => {
  mockRun.mockRejectedValueOnce(new Error('No connection.'));
  show();
  await press('Send');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  await press('Retry');
  await waitFor(() => expect(status()).toHaveTextContent('Response 200'));
});
