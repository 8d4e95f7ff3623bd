import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { startMockServer } from '@/lib/mock-api/mock-server';
import { runIn } from './runners/processes';
import { collectSamples, programSamples } from './sample';

/** A code block, exactly as its page has it: the first in this language, or with this title. Or a program to download. */
export function blockOn(page: string, languageOrTitle: string): string {
  const program = programSamples().find(({ marks }) => marks.title === languageOrTitle);
  if (program) return program.code;
  const { mdx, file } = loadContent().documents.find((document) => document.path === page)!;
  const fence = collectSamples(parseMdx(mdx), file).find(
    ({ language, marks }) => language === languageOrTitle || marks.title === languageOrTitle,
  );
  if (!fence) throw new Error(`${page} has no block ${languageOrTitle}.`);
  return fence.code;
}

/** The researcher's keys. */
export const KEYS = { access_key: 'lead@example.org', secret_key: 'calm-river-77' };
const COMMANDS: Record<string, string> = { '.py': 'python3', '.sh': 'bash', '.R': 'Rscript', '.mjs': process.execPath };

export type Desk = Awaited<ReturnType<typeof setUpDesk>>;

/** A folder and a mock API, in which programs from pages run as a researcher who has one Study. */
export async function setUpDesk() {
  const mock = await startMockServer();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'program-'));
  const researcher = mock.store.childrenOf('Researcher', null)[0]!.id;
  mock.store.credentials.set(KEYS.access_key, { origin: researcher, description: 'Lead', ...KEYS });
  const name = 'Walking study';
  return {
    mock,
    folder,
    study: { id: mock.store.add('Study', researcher, { name }), name },
    /** Runs the program of this title with the mock's whole address, `http://…`. */
    start: (page: string, title: string, args: string[] = [], keys: typeof KEYS = KEYS) => {
      fs.writeFileSync(path.join(folder, title), blockOn(page, title));
      return runIn(folder, [COMMANDS[path.extname(title)] ?? '', title, ...args], {
        LAMP_SERVER_ADDRESS: mock.url,
        LAMP_ACCESS_KEY: keys.access_key,
        LAMP_SECRET_KEY: keys.secret_key,
      });
    },
    leave: () => {
      mock.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
