import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { loadApi } from '@/lib/openapi/load';

/** What a page would load to run calls: the mock without JSONata, which only queries need, and the description. */
const KILOBYTE = 1024;
const LIMIT = 60 * KILOBYTE;

let code: Uint8Array;
beforeAll(async () => {
  // For a browser, the bundler refuses modules of Node.js.
  const { outputFiles } = await build({
    entryPoints: ['lib/openapi/mock/mock-api.ts'],
    bundle: true,
    minify: true,
    write: false,
    platform: 'browser',
    format: 'esm',
    external: ['jsonata'],
  });
  code = outputFiles[0]!.contents;
});

it('the mock makes no code at run time, which the security policy forbids', () => {
  expect(new TextDecoder().decode(code)).not.toMatch(/\bFunction\(|\beval\(/);
});

it('the mock and the description together are at most 60 KB, compressed', async () => {
  const { document } = await loadApi();
  const size = brotliCompressSync(code).length + brotliCompressSync(JSON.stringify(document)).length;
  expect(size).toBeLessThan(LIMIT);
});
