#!/usr/bin/env node
/**
 * Serves a finished export like a simple static host: `node scripts/serve.mjs [DIR] [--port N] [--base /PATH]`. Files
 * by their path, folders by their index.html, a redirect to the trailing slash, 404.html with status 404.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** The file for a request path inside the folder, or a redirect, or nothing. */
function find(dir, pathname) {
  let decoded;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return {};
  }
  const file = path.normalize(path.join(dir, decoded));
  if (file !== dir && !file.startsWith(dir + path.sep)) return {};
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (stat?.isFile()) return { file };
  if (!stat?.isDirectory()) return {};
  if (!pathname.endsWith('/')) return { redirect: `${pathname}/` };
  const index = path.join(file, 'index.html');
  return fs.existsSync(index) ? { file: index } : {};
}

/**
 * Starts the server and resolves with its origin and a function that stops it.
 * @param {{ dir: string, base?: string, port?: number, host?: string }} options
 */
export function startServer({ dir, base = '', port = 0, host = '127.0.0.1' }) {
  const root = path.resolve(dir);
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const send = (status, file, extra = {}) => {
      const body = file ? fs.readFileSync(file) : Buffer.from('Not found');
      const type = TYPES[path.extname(file ?? '')] ?? (file ? 'application/octet-stream' : 'text/plain');
      const gzip =
        /^(text|application\/(json|xml|yaml)|image\/svg)/.test(type) &&
        /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
      const content = gzip ? zlib.gzipSync(body) : body;
      const hashed = url.pathname.includes('/_next/static/');
      response.writeHead(status, {
        'content-type': type,
        'content-length': content.length,
        'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        vary: 'accept-encoding',
        ...(gzip ? { 'content-encoding': 'gzip' } : {}),
        ...extra,
      });
      response.end(request.method === 'HEAD' ? undefined : content);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    if (base && url.pathname === base) {
      response.writeHead(301, { location: `${base}/${url.search}` }).end();
      return;
    }
    const inside = !base || url.pathname.startsWith(`${base}/`);
    const { file, redirect } = inside ? find(root, url.pathname.slice(base.length)) : {};
    if (redirect) response.writeHead(301, { location: base + redirect + url.search }).end();
    else if (file) send(200, file);
    else {
      const notFound = path.join(root, '404.html');
      send(404, fs.existsSync(notFound) ? notFound : undefined);
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const origin = `http://localhost:${server.address().port}`;
      resolve({ origin, address: `${origin}${base}/`, close: () => new Promise((done) => server.close(done)) });
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const value = (name) => {
    const index = process.argv.indexOf(name);
    return index < 0 ? undefined : process.argv[index + 1];
  };
  const dir = process.argv[2] && !process.argv[2].startsWith('--') ? process.argv[2] : 'out';
  if (!fs.existsSync(dir)) {
    console.error(`There is no folder "${dir}". Build the site first: npm run build`);
    process.exit(1);
  }
  const asked = value('--port') ?? process.env.PORT;
  const base = value('--base') ?? process.env.BASE_PATH ?? '';
  // A requested port is used as is; otherwise, the next free one.
  const last = asked === undefined ? 3020 : Number(asked);
  for (let port = Number(asked ?? 3000); ; port++) {
    try {
      const server = await startServer({ dir, port, base });
      console.log(`The site is at ${server.address}`);
      break;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
      console.log(`Port ${port} is taken.`);
      if (port >= last) {
        console.error('Choose another: --port N');
        process.exit(1);
      }
    }
  }
}
