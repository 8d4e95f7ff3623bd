/**
 * `npm run samples:python [-- FILE]`: runs the Python samples marked `api`, of all pages or of those with FILE in their
 * names, with the packages in tests/samples/python-packages.txt. The packages go into a virtual environment under
 * node_modules/.cache; if they cannot be installed, the script says so and exits with success. SAMPLES_PYTHON names an
 * interpreter that already has them.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const PACKAGES = 'tests/samples/python-packages.txt';
const ENVIRONMENT = path.resolve('node_modules/.cache/samples-python');

/** An interpreter with the packages; nothing if they cannot be installed, which is reported. */
function makeEnvironment(): string | undefined {
  const python = path.join(ENVIRONMENT, 'bin', 'python');
  const base = ['python3.11', 'python3'].find((name) => spawnSync(name, ['--version']).status === 0) ?? 'python3';
  const steps = [
    [base, '-m', 'venv', ENVIRONMENT],
    [python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '1', '-r', PACKAGES],
  ];
  const isMade = steps.every(([command = '', ...args]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0);
  return isMade ? python : undefined;
}

const python = process.env.SAMPLES_PYTHON ?? makeEnvironment();
if (!python) console.log('Not run here: Python or the packages that the samples import are not installed.');
else {
  const names = `python: .*${process.argv[2] ?? ''}.* mock API`;
  const { status } = spawnSync('npm', ['run', 'unit', '--', 'tests/samples/pages.test.ts', '-t', names], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SAMPLES_PYTHON: python },
  });
  process.exitCode = status ?? 1;
}
