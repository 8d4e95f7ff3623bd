import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadApi } from '@/lib/openapi/load';
import { createMockApi, type MockApi } from '@/lib/openapi/mock/mock-api';

export interface MockServer extends Pick<MockApi, 'store' | 'mismatches'> {
  /** Without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/** Largest request body that servers accept, in bytes: 50 MB. */
const LONGEST_BODY = 50 * 1024 * 1024;

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
    readBody(request)
      .then((body) => {
        const { method = 'GET', url = '/', headers } = request;
        return body === undefined ? TOO_LARGE : respond({ method, url, headers, body });
      })
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

const TOO_LARGE = {
  status: 413,
  headers: {},
  body: JSON.stringify({ error: '413: the body is larger than 50 MB, so send the events in smaller batches' }),
};

/** The text of a body, or undefined if it is too large. */
async function readBody(request: http.IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > LONGEST_BODY) return undefined;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
