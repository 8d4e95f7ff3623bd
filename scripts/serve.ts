/** `npm run serve [-- DIR] [--port N] [--base /PATH]`: serves a finished export like a plain static host. */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { startStaticServer } from '@/lib/export/static-server';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: process.env.PORT },
    base: { type: 'string', default: process.env.BASE_PATH ?? '' },
  },
});
const [dir = process.env.OUT_DIR ?? 'out'] = positionals;
if (!fs.existsSync(dir)) {
  console.error(`There is no folder "${dir}". Build the site first: npm run build`);
  process.exit(1);
}

// A port from the command line is used as is; otherwise, the next free one.
const ports = values.port ? [Number(values.port)] : Array.from({ length: 20 }, (_, index) => 3000 + index);
for (const port of ports) {
  const server = await startStaticServer({ dir, port, base: values.base }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.log(`Port ${port} is taken.`);
  });
  if (server) {
    console.log(`The site is at ${server.address}`);
    break;
  }
  if (port === ports.at(-1)) {
    console.error('Choose another: --port N');
    process.exitCode = 1;
  }
}
