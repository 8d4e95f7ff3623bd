/** `npm run serve [-- DIR] [--port N] [--base /PATH]`: serves a finished export like a plain static host. */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { startStaticServer } from '@/lib/tools/static-server';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: process.env.PORT ?? '3000' },
    base: { type: 'string', default: process.env.BASE_PATH ?? '' },
  },
});
const [dir = process.env.OUT_DIR ?? 'out'] = positionals;
if (!fs.existsSync(dir)) {
  console.error(`There is no folder "${dir}". Build the site first: npm run build`);
  process.exit(1);
}
const port = Number(values.port);
try {
  const server = await startStaticServer({ dir, port, base: values.base });
  console.log(`The site is at ${server.address}`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another: npm run serve -- --port N`);
  process.exitCode = 1;
}
