import { execFileSync } from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import http2 from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

export interface Entry {
  url: string;
  status: number;
  /** Bytes of the body as sent (Brotli). */
  bytes: number;
  /** Time of the request: milliseconds since 1970, with the precision of `performance`. */
  at: number;
}

export interface Line {
  /** Milliseconds before the first byte of a response. */
  latency: number;
  bytesPerSecond: number;
}

/** A slow mobile connection: 150 ms per request, 1.6 Mbit/s shared by all responses. */
export const SLOW_LINE: Line = { latency: 150, bytesPerSecond: 1.6e6 / 8 };

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.md': 'text/markdown',
};

/** A new key and certificate for localhost, and the fingerprint that lets a browser trust it. */
function certificate(): { key: Buffer; cert: Buffer; fingerprint: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
  execFileSync('openssl', ['req', ...options.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  const [key, cert] = [fs.readFileSync(keyFile), fs.readFileSync(certFile)];
  fs.rmSync(folder, { recursive: true });
  const publicKey = new crypto.X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: crypto.createHash('sha256').update(publicKey).digest('base64') };
}

/** All files of a folder, compressed ahead of time so no visit waits for it. */
function compressed(folder: string): Map<string, Buffer> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 };
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file, zlib.brotliCompressSync(fs.readFileSync(file), { params })]));
}

/** Serves a precompressed (Brotli) export over HTTP/2, logs each request, and can simulate a slow connection. */
export async function shapedServer(folder: string) {
  const log: Entry[] = [];
  const bodies = compressed(folder);
  let line: Line | null = null;
  let busyUntil = 0;
  let open = 0;

  const find = (url: string): string | undefined => {
    const wanted = path.join(folder, decodeURIComponent(url.split(/[?#]/)[0] ?? '/'));
    return [wanted, path.join(wanted, 'index.html')].find((file) => bodies.has(file));
  };

  const { key, cert, fingerprint } = certificate();
  const server = http2.createSecureServer({ key, cert }, async (request, response) => {
    const file = find(request.url);
    const entry: Entry = {
      url: request.url,
      status: file ? 200 : 404,
      bytes: 0,
      at: performance.timeOrigin + performance.now(),
    };
    log.push(entry);
    open++;
    response.on('close', () => open--);
    const current = line;
    if (current) await new Promise((resolve) => setTimeout(resolve, current.latency));
    const answer = file ?? path.join(folder, '404.html');
    const body = bodies.get(answer) ?? Buffer.alloc(0);
    const head = request.method === 'HEAD';
    if (!head) entry.bytes = body.length;
    response.writeHead(entry.status, {
      'content-type': TYPES[path.extname(answer)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': request.url.includes('/_next/static/')
        ? 'max-age=31536000, immutable'
        : 'max-age=0, must-revalidate',
    });
    if (head) return void response.end();
    if (!current) return void response.end(body);
    for (let at = 0; at < body.length; at += 8192) {
      const part = body.subarray(at, at + 8192);
      const now = performance.now();
      busyUntil = Math.max(now, busyUntil) + (part.length / current.bytesPerSecond) * 1000;
      await new Promise((resolve) => setTimeout(resolve, busyUntil - now));
      if (response.destroyed) return;
      response.write(part);
    }
    response.end();
  });
  server.on('sessionError', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };

  return {
    origin: `https://localhost:${port}`,
    fingerprint,
    log,
    shape: (wanted: Line | null) => {
      line = wanted;
      busyUntil = 0;
    },
    /** Resolves once there have been no requests for `time` (ms), or after `most` (ms). */
    quiet: async (time = 700, most = 20_000) => {
      const end = performance.now() + most;
      let since = performance.now();
      for (let count = -1; performance.now() < end; await new Promise((resolve) => setTimeout(resolve, 40))) {
        if (open || log.length !== count) [count, since] = [log.length, performance.now()];
        else if (performance.now() - since > time) return;
      }
    },
    close: () => server.close(),
  };
}

export type ShapedServer = Awaited<ReturnType<typeof shapedServer>>;
