import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Runner } from './fault';

/** Packages that samples import but this project does not install. Their types count as unknown. */
const NOT_INSTALLED = ['lamp-core'];

const OPTIONS = {
  target: 'ES2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM'],
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
};

/** Checks the sample with the project's TypeScript, in a folder inside the project so that it finds types. */
export const typeCheck: Runner = ({ code, language }) => {
  fs.mkdirSync('.cache', { recursive: true });
  const folder = fs.mkdtempSync(path.resolve('.cache', 'sample-'));
  try {
    const name = `sample.${language === 'tsx' ? 'tsx' : 'ts'}`;
    // An empty export makes the file a module, so that its names do not collide with those of the library.
    fs.writeFileSync(path.join(folder, name), `${code}\nexport {};\n`);
    fs.writeFileSync(
      path.join(folder, 'elsewhere.d.ts'),
      NOT_INSTALLED.map((one) => `declare module '${one}';\n`).join(''),
    );
    const config = { compilerOptions: OPTIONS, files: [name, 'elsewhere.d.ts'] };
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { status, stdout } = spawnSync(
      process.execPath,
      [path.resolve('node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
      { cwd: folder, encoding: 'utf8', timeout: 60_000 },
    );
    return status === 0 ? undefined : stdout.trim() || 'tsc failed.';
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
