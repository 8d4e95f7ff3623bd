import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { loadApi } from '@/lib/openapi/load-api';
import { createMockApi, type MockApi } from './mock-api';

export interface MockServer extends Pick<MockApi, 'store'> {
  /** How calls so far broke the description, one line for each call. */
  faults: string[];
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts the mock API as a server on this machine's loopback address.
 * @param port 0 picks any free port.
 * @param onFault Called with each fault as it happens.
 */
export async function startMockServer(
  options: { port?: number; onFault?: (fault: string) => void } = {},
): Promise<MockServer> {
  const { port = 0, onFault } = options;
  const { description } = await loadApi();
  const faults: string[] = [];
  const { store, respond } = createMockApi(description, {
    onFault: (fault) => {
      faults.push(fault);
      onFault?.(fault);
    },
  });

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
    faults,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
