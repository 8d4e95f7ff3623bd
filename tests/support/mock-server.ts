import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { loadApi } from '@/lib/openapi/load';
import { createMockApi, type MockApi } from '@/lib/openapi/mock/mock-api';

export interface MockServer extends Pick<MockApi, 'store' | 'mismatches'> {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts the mock API as a server on this machine's loopback address.
 * @param port 0 picks any free port.
 * @param onMismatch Called with each difference from the description as it happens.
 */
export async function startMockServer(
  options: { port?: number; onMismatch?: (mismatch: string) => void } = {},
): Promise<MockServer> {
  const { port = 0, onMismatch } = options;
  const { document } = await loadApi();
  const { store, mismatches, respond } = createMockApi(document, { onMismatch });

  const server = http.createServer((request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    text(request)
      .then((body) => respond({ method, url, headers, body }))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch((error: unknown) => response.writeHead(500).end(JSON.stringify({ error: String(error) })));
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    mismatches,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
