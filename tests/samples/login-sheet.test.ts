import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { visit } from 'unist-util-visit';
import { loadContent } from '@/lib/content/load';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { startMockServer, type MockServer } from '@/tests/support/mock-server';
import { missing } from './runners/processes';

const run = promisify(execFile);
/** Without Python, the tests of the Python program are reported as skipped. */
const noPython = missing('python3');
const KEYS = { access_key: 'lead@example.org', secret_key: 'calm-river-77' };
const DOMAIN = 'clinic.example.org';

/** A program, exactly as shown on the page that explains it. */
function program(title: string): string {
  const page = loadContent().pages.find((one) => one.path === '/start_here/login_sheet');
  const tree = parseMdx(page?.body ?? '');
  let code: string | undefined;
  if (tree) {
    visit(tree, 'code', ({ meta, value }) => {
      if (meta?.includes(`title="${title}"`)) code = value;
    });
  }
  if (code === undefined) throw new Error(`The page has no program ${title}.`);
  return code;
}

let mock: MockServer;
let folder: string;
let study: { id: string; name: string };

beforeEach(async () => {
  mock = await startMockServer();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'logins-'));
  const researcher = mock.store.below('Researcher', null)[0]!.id;
  mock.store.logins.set(KEYS.access_key, { origin: researcher, description: 'Lead', ...KEYS });
  study = { id: mock.store.add('Study', researcher, { name: 'Walking study' }), name: 'Walking study' };
});
afterEach(async () => {
  await mock.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

async function start(title: string, args: string[], keys = KEYS): Promise<Outcome> {
  fs.writeFileSync(path.join(folder, title), program(title));
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    NO_PROXY: '*',
    LAMP_SERVER_ADDRESS: mock.url,
    LAMP_ACCESS_KEY: keys.access_key,
    LAMP_SECRET_KEY: keys.secret_key,
  };
  const command = title.endsWith('.py') ? 'python3' : 'bash';
  return run(command, [title, ...args], {
    cwd: folder,
    env: env as unknown as NodeJS.ProcessEnv,
    timeout: 60_000,
  }).then(
    (ended) => ({ code: 0, ...ended }),
    (error: Outcome) => error,
  );
}

const sheet = (): string[][] =>
  fs
    .readFileSync(path.join(folder, 'logins.csv'), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));

const describeProgram = (title: string) => (noPython && title.endsWith('.py') ? describe.skip : describe);

for (const [title, group] of [
  ['make_logins.py', () => study.name],
  ['make_logins.sh', () => study.id],
] as const) {
  describeProgram(title)(title, () => {
    it('adds as many participants as requested, each with a login that works, a valid password, and an alias', async () => {
      const { code, stderr } = await start(title, [group(), '12', DOMAIN, 'walk']);
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
      expect(mock.faults).toEqual([]);

      const [head, ...rows] = sheet();
      expect(head).toEqual(['participant_id', 'alias', 'server', 'login', 'password']);
      const people = mock.store.below('Participant', study.id).map(({ id }) => id);
      expect(people).toHaveLength(12);
      expect(rows.map(([id]) => id).toSorted()).toEqual(people.toSorted());
      rows.forEach(([id, alias, server, login = '', password = ''], index) => {
        const number = String(index + 1).padStart(3, '0');
        expect({ alias, server, login }).toEqual({
          alias: `walk-${number}`,
          server: mock.url,
          login: `walk-${number}@${DOMAIN}`,
        });
        expect(mock.store.logins.get(login)).toMatchObject({ origin: id, secret_key: password });
        for (const part of [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/, /^.{8,50}$/]) expect(password).toMatch(part);
        expect(password).not.toMatch(/[IOlo01:,"]/);
        expect(mock.store.tags).toContainEqual(
          expect.objectContaining({ target: 'me', key: 'lamp.name', value: alias }),
        );
      });
      expect(new Set(rows.map((row) => row[4])).size).toBe(12);

      const [id, , , login, password] = rows[0]!;
      const headers = { authorization: `Basic ${btoa(`${login}:${password}`)}` };
      const answer = await fetch(`${mock.url}/participant/me`, { headers });
      expect(await answer.json()).toMatchObject({ data: [{ id }] });
      // Only the account that made the sheet may read it.
      expect(fs.statSync(path.join(folder, 'logins.csv')).mode & 0o777).toBe(0o600);
    });

    it('skips logins that are taken, and never gives one person two', async () => {
      const taken = {
        access_key: `walk-002@${DOMAIN}`,
        secret_key: 'x'.repeat(8),
        origin: null,
        description: 'Other',
      };
      mock.store.logins.set(taken.access_key, taken);
      await start(title, [group(), '3', DOMAIN, 'walk']);
      expect(
        sheet()
          .slice(1)
          .map((row) => row[1]),
      ).toEqual(['walk-001', 'walk-003', 'walk-004']);
      expect(mock.store.below('Participant', study.id)).toHaveLength(3);
      expect(mock.store.logins.get(taken.access_key)).toEqual(taken);
    });

    it('never overwrites a sheet, and adds nobody if one exists', async () => {
      fs.writeFileSync(path.join(folder, 'logins.csv'), 'mine\n');
      const { code, stderr } = await start(title, [group(), '1', DOMAIN]);
      expect({ code, stderr }).toEqual({
        code: 1,
        stderr: 'logins.csv already exists. Move it somewhere else first.\n',
      });
      expect(fs.readFileSync(path.join(folder, 'logins.csv'), 'utf8')).toBe('mine\n');
      expect(mock.store.below('Participant', study.id)).toEqual([]);
    });

    it("shows the server's message if the keys are rejected", async () => {
      const { code, stderr } = await start(title, [group(), '1', DOMAIN], { ...KEYS, secret_key: 'wrong' });
      expect(code).toBe(1);
      expect(stderr).toMatch(/The server answered 40[13]: /);
      expect(mock.store.below('Participant', study.id)).toEqual([]);
    });

    it('rejects input that would break a login before it calls the server', async () => {
      for (const [domain = '', prefix = ''] of [
        ['example', 'walk'],
        [DOMAIN, 'a b'],
        [DOMAIN, '"x"'],
      ]) {
        expect((await start(title, [group(), '1', domain, prefix])).stderr).toMatch(/^(DOMAIN|PREFIX) /);
      }
      expect(mock.store.below('Participant', study.id)).toEqual([]);
    });
  });
}

(noPython ? it.skip : it)(
  'the Python program lists the existing groups if the requested one does not exist',
  async () => {
    const { code, stderr } = await start('make_logins.py', ['Running study', '1', DOMAIN]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^There is no group "Running study"\. Your groups: .*Walking study/);
  },
);

it('the shell program lists the groups with their IDs if it is run without arguments', async () => {
  const { stdout } = await start('make_logins.sh', []);
  expect((JSON.parse(stdout) as { data: unknown[] }).data).toContainEqual(expect.objectContaining(study));
});
