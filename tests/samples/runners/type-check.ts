import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Runner } from './fault';

/** Packages that samples import and this project does not have; their types count as unknown. */
const ELSEWHERE = ['lamp-core'];

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

/** Proves that the project's own TypeScript finds no fault. The folder lies in the project, so that types are found. */
export const typeCheck: Runner = ({ code, language }) => {
  fs.mkdirSync('.cache', { recursive: true });
  const folder = fs.mkdtempSync(path.resolve('.cache', 'sample-'));
  try {
    const name = `sample.${language === 'tsx' ? 'tsx' : 'ts'}`;
    // An empty export makes a module of it, so that its names do not meet those of the library.
    fs.writeFileSync(path.join(folder, name), `${code}\nexport {};\n`);
    fs.writeFileSync(
      path.join(folder, 'elsewhere.d.ts'),
      ELSEWHERE.map((one) => `declare module '${one}';\n`).join(''),
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
