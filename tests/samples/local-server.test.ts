/** Programs with arguments or files of their own; those that need none run in `pages.test.ts`, against the same kind of server. */
import fs from 'node:fs';
import path from 'node:path';
import { setUpDesk, type Desk } from './page-programs';
import { missing } from './runners/processes';

let desk: Desk;
beforeEach(async () => (desk = await setUpDesk()));
afterEach(() => desk.leave());

describe('programs take the whole address of a server on one’s own computer', () => {
  (missing('python3') ? it.skip : it)('read_events.py reads all pages of events', async () => {
    const { store } = desk.mock;
    const person = store.add('Participant', desk.study.id, {});
    const reading = (_: unknown, index: number) => ({ timestamp: 1000 + index, sensor: 'lamp.steps', data: {} });
    store.addEvents('SensorEvent', person, Array.from({ length: 2500 }, reading));
    const { stdout, stderr } = await desk.start('/api/events', 'read_events.py', [
      person,
      'lamp.steps',
      '1000',
      '9999',
    ]);
    const times = stdout
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { timestamp: number }).timestamp);
    expect({ stderr, times: new Set(times).size, first: times[0], last: times.at(-1) }).toEqual({
      stderr: '',
      times: 2500,
      first: 3499,
      last: 1000,
    });
    expect(times).toHaveLength(2500);
  });

  it('register.mjs registers a type of activity', async () => {
    fs.writeFileSync(path.join(desk.folder, 'index.html'), '<!doctype html>');
    fs.writeFileSync(path.join(desk.folder, 'settings.json'), '{}');
    const administrator = { access_key: 'ACCESS_KEY', secret_key: 'SECRET_KEY' };
    const page = '/develop/build_new_activities';
    expect((await desk.start(page, 'register.mjs', [], administrator)).stdout).toMatch(/^200 /);
    expect(desk.mock.store.specs.ActivitySpec.get('lamp.quick_taps')).toMatchObject({ category: ['assess'] });
    expect(desk.mock.faults).toEqual([]);
  });
});
