import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { loadApi } from '@/lib/openapi/load-api';
import { createMockApi } from './mock-api';

export type MockServer = Awaited<ReturnType<typeof startMockServer>>;

/**
 * Starts the mock API as a server on this machine's loopback address, at any free port, or at the one that is given.
 * @param onFault Called with each fault as it happens; `faults` has them all.
 */
export async function startMockServer(port = 0, onFault?: (fault: string) => void) {
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
    /** Without a trailing slash. */
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    faults,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
