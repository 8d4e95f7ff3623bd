import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import serveStatic from 'serve-static';

/**
 * Serves a finished export like a plain static host: files by their path, folders by their `index.html` after a
 * redirect to the trailing slash, and `404.html` with status 404 for everything else. Port 0 takes any free port.
 * @returns the address of the site, and a function that stops the server.
 * @throws Error with the code EADDRINUSE if the port is taken.
 */
export async function startStaticServer({ dir, base = '', port = 0 }: { dir: string; base?: string; port?: number }) {
  const root = path.resolve(dir);
  const files = serveStatic(root, {
    setHeaders: (response, file) => {
      // The names of these files change with their content.
      if (file.includes(`${path.sep}_next${path.sep}static${path.sep}`)) {
        response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      }
    },
  });
  const compress = compression() as unknown as (
    request: http.IncomingMessage,
    response: http.ServerResponse,
    next: () => void,
  ) => void;

  const server = http.createServer((request, response) => {
    const notFound = () => {
      const page = path.join(root, '404.html');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      response.end(fs.existsSync(page) ? fs.readFileSync(page) : 'Not found');
    };
    compress(request, response, () => {
      const address = request.url ?? '/';
      if (base && address === base) return response.writeHead(301, { location: `${base}/` }).end();
      if (!address.startsWith(`${base}/`)) return notFound();
      // Redirects need the whole address.
      Object.assign(request, { originalUrl: address, url: address.slice(base.length) });
      files(request, response, notFound);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    address: `${origin}${base}/`,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}
