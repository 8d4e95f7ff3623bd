import fs from 'node:fs';
import path from 'node:path';
import { KEYS, setUpDesk, type Desk } from './page-programs';
import { missing } from './runners/processes';

const DOMAIN = 'clinic.example.org';

let desk: Desk;
beforeEach(async () => (desk = await setUpDesk()));
afterEach(() => desk.leave());

const start = (args: string[], keys = KEYS) => desk.start('/start_here/login_sheet', 'make_logins.py', args, keys);

const sheet = (): string[][] =>
  fs
    .readFileSync(path.join(desk.folder, 'logins.csv'), 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));

// Where Python isn't installed, its tests are reported as skipped.
(missing('python3') ? describe.skip : describe)('make_logins.py', () => {
  it('adds as many participants as requested, each with a login that works, a valid password, and an alias', async () => {
    const { code, stderr } = await start([desk.study.name, '12', DOMAIN, 'walk']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(desk.mock.faults).toEqual([]);

    const [head, ...rows] = sheet();
    expect(head).toEqual(['participant_id', 'alias', 'server', 'login', 'password']);
    const people = desk.mock.store.below('Participant', desk.study.id).map(({ id }) => id);
    expect(people).toHaveLength(12);
    expect(rows.map(([id]) => id).toSorted()).toEqual(people.toSorted());
    rows.forEach(([id, alias, server, login = '', password = ''], index) => {
      const number = String(index + 1).padStart(3, '0');
      expect({ alias, server, login }).toEqual({
        alias: `walk-${number}`,
        server: desk.mock.url,
        login: `walk-${number}@${DOMAIN}`,
      });
      expect(desk.mock.store.logins.get(login)).toMatchObject({ origin: id, secret_key: password });
      for (const part of [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/, /^.{8,50}$/]) expect(password).toMatch(part);
      expect(password).not.toMatch(/[IOlo01:,"]/);
      expect(desk.mock.store.tags).toContainEqual(
        expect.objectContaining({ target: 'me', key: 'lamp.name', value: alias }),
      );
    });
    expect(new Set(rows.map((row) => row[4])).size).toBe(12);

    const [id, , , login, password] = rows[0]!;
    const headers = { authorization: `Basic ${btoa(`${login}:${password}`)}` };
    const answer = await fetch(`${desk.mock.url}/participant/me`, { headers });
    expect(await answer.json()).toMatchObject({ data: [{ id }] });
    // Only the account that made the sheet may read it.
    expect(fs.statSync(path.join(desk.folder, 'logins.csv')).mode & 0o777).toBe(0o600);
  });

  it('skips logins that are taken, and never gives one person two', async () => {
    const taken = {
      access_key: `walk-002@${DOMAIN}`,
      secret_key: 'x'.repeat(8),
      origin: null,
      description: 'Other',
    };
    desk.mock.store.logins.set(taken.access_key, taken);
    await start([desk.study.name, '3', DOMAIN, 'walk']);
    expect(
      sheet()
        .slice(1)
        .map((row) => row[1]),
    ).toEqual(['walk-001', 'walk-003', 'walk-004']);
    expect(desk.mock.store.below('Participant', desk.study.id)).toHaveLength(3);
    expect(desk.mock.store.logins.get(taken.access_key)).toEqual(taken);
  });

  it('never overwrites a sheet, and adds nobody if one exists', async () => {
    fs.writeFileSync(path.join(desk.folder, 'logins.csv'), 'mine\n');
    const { code, stderr } = await start([desk.study.name, '1', DOMAIN]);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'logins.csv already exists. Move it somewhere else first.\n',
    });
    expect(fs.readFileSync(path.join(desk.folder, 'logins.csv'), 'utf8')).toBe('mine\n');
    expect(desk.mock.store.below('Participant', desk.study.id)).toEqual([]);
  });

  it("shows the server's message if the keys are rejected", async () => {
    const { code, stderr } = await start([desk.study.name, '1', DOMAIN], { ...KEYS, secret_key: 'wrong' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/The server answered 40[13]: /);
    expect(desk.mock.store.below('Participant', desk.study.id)).toEqual([]);
  });

  it('rejects input that would break a login before it calls the server', async () => {
    for (const [domain = '', prefix = ''] of [
      ['example', 'walk'],
      [DOMAIN, 'a b'],
      [DOMAIN, '"x"'],
    ]) {
      expect((await start([desk.study.name, '1', domain, prefix])).stderr).toMatch(/^(DOMAIN|PREFIX) /);
    }
    expect(desk.mock.store.below('Participant', desk.study.id)).toEqual([]);
  });

  it('lists the existing groups if the requested one does not exist', async () => {
    const { code, stderr } = await start(['Running study', '1', DOMAIN]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^There is no group "Running study"\. Your groups: .*Walking study/);
  });
});
