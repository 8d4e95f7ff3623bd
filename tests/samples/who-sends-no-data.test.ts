import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { visit } from 'unist-util-visit';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { loadContent } from '@/lib/content/load';
import { startMockServer, type MockServer } from '@/tests/support/mock-server';
import { missing } from './runners/processes';

const run = promisify(execFile);
const HOUR = 3_600_000;
const KEYS = { access_key: 'lead@example.org', secret_key: 'calm-river-77' };

/** A code block, exactly as on the page: the one whose fence contains these words. */
function block(words: string): string {
  const page = loadContent().pages.find((one) => one.path === '/start_here/who_sends_no_data');
  const tree = parseMdx(page?.body ?? '');
  let code: string | undefined;
  if (tree) {
    visit(tree, 'code', ({ lang, meta, value }) => {
      if (`${lang} ${meta ?? ''}`.includes(words)) code ??= value;
    });
  }
  if (code === undefined) throw new Error(`The page has no block with ${words}.`);
  return code;
}

let mock: MockServer;
let folder: string;
let study: string;
const people: Record<string, string> = {};
let survey: string;

/** Two people: one whose phone and answers are recent, and one who sent location only, four days ago. */
beforeEach(async () => {
  mock = await startMockServer();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'silent-'));
  const { store } = mock;
  const researcher = store.below('Researcher', null)[0]!.id;
  store.logins.set(KEYS.access_key, { origin: researcher, description: 'Lead', ...KEYS });
  study = store.add('Study', researcher, { name: 'Walking study' });
  store.add('Sensor', study, { spec: 'lamp.gps', name: 'Location', settings: {} });
  store.add('Sensor', study, { spec: 'lamp.steps', name: 'Steps', settings: {} });
  survey = store.add('Activity', study, { spec: 'lamp.survey', name: 'PHQ-9', settings: [], schedule: [] });
  people.lively = store.add('Participant', study, {});
  people.silent = store.add('Participant', study, {});
  const now = Date.now();
  const reading = (hours: number, sensor: string) => ({ timestamp: now - hours * HOUR, sensor, data: {} });
  const answer = (hours: number) => ({
    timestamp: now - hours * HOUR,
    duration: 1000,
    activity: survey,
    static_data: {},
    temporal_slices: [],
  });
  store.addEvents('SensorEvent', people.lively, [reading(1, 'lamp.gps'), reading(70, 'lamp.steps')]);
  store.addEvents('SensorEvent', people.silent, [reading(96, 'lamp.gps')]);
  store.addEvents('ActivityEvent', people.lively, [answer(14 * 24)]);
  store.addEvents('ActivityEvent', people.silent, [answer(16 * 24)]);
});
afterEach(async () => {
  await mock.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function start(command: string, title: string): Promise<string[]> {
  fs.writeFileSync(path.join(folder, title), block(`title="${title}"`));
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    NO_PROXY: '*',
    LAMP_SERVER_ADDRESS: mock.url,
    LAMP_ACCESS_KEY: KEYS.access_key,
    LAMP_SECRET_KEY: KEYS.secret_key,
  };
  const { stdout } = await run(command, [title], {
    cwd: folder,
    env: env as unknown as NodeJS.ProcessEnv,
    timeout: 60_000,
  });
  return stdout
    .trim()
    .split('\n')
    .map((line) => line.trim());
}

for (const [command, title] of [
  ['python3', 'who_sends_no_data.py'],
  ['Rscript', 'who_sends_no_data.R'],
] as const) {
  // Where the language or its package is not installed, its test is reported as skipped.
  const unable = command === 'Rscript' ? missing(command, ['-e', 'library(httr2)']) : missing(command);
  (unable ? describe.skip : describe)(title, () => {
    it('lists the streams with nothing in 72 hours, and gives a survey every two weeks 15 days', async () => {
      const { silent } = people;
      expect(await start(command, title)).toEqual([`${silent} Location`, `${silent} Steps`, `${silent} PHQ-9`]);
      expect(mock.faults).toEqual([]);
    });
  });
}

describe('the query for the Data Portal', () => {
  it('returns the newest time of each stream for each person, and leaves out a stream that never sent', async () => {
    const response = await fetch(mock.url, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        authorization: `Basic ${Buffer.from(`${KEYS.access_key}:${KEYS.secret_key}`).toString('base64')}`,
      },
      body: block('jsonata').replace('your study id', study),
    });
    const rows = (await response.json()) as Record<string, string>[];
    expect(rows.map(({ person }) => person).toSorted()).toEqual(Object.values(people).toSorted());
    const row = (id = '') => rows.find(({ person }) => person === id) ?? {};
    expect(Object.keys(row(people.lively))).toEqual(['person', 'alias', 'location', 'steps', 'any activity']);
    expect(Object.keys(row(people.silent))).toEqual(['person', 'alias', 'location', 'any activity']);
    expect(Date.parse(row(people.silent).location ?? '')).toBeLessThan(Date.now() - 95 * HOUR);
  });
});
