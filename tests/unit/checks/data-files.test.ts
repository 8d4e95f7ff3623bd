import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { readDataFiles } from '@/lib/checks/data-files';
import { loadContent } from '@/lib/content/load-content';
import { formatFinding } from '@/lib/findings/finding';
import { exampleText } from '@/tests/support/example-document';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, write } = temporaryFolder();

const { languages } = loadContent();
const [first] = languages;
const DANGER_WORDS = 'words: {}\nalways: [a]\nunlessThings: [a]\nalone: [a]\nthings: [a]\npapers: [a]\npeople: [a]\n';

it('a language without words for danger is an error, and one that lacks other data is not', async () => {
  const { findings } = await readDataFiles((file) => !file.startsWith('openapi/'), [...languages, { code: 'xx' }]);
  expect(findings.map(formatFinding)).toEqual([
    expect.stringMatching(
      /^content\/_languages\/xx\/_data\/danger-words\.yaml {2}data-file {2}The language has no such file/,
    ),
  ]);
  expect(findings[0]?.severity).toBe('error');
});

// A copy of the site may have no further language.
(first ? it : it.skip)('names what is broken in the data files of a language, with its line', () => {
  const language = fs.readFileSync(`content/_languages/${first?.code}/_language.yaml`, 'utf8');
  const data = {
    'glossary.yaml': '- id: app\n  term: App\n  meaning: 1\n',
    'danger-words.yaml': DANGER_WORDS.replace('papers: [a]', 'papers: []'),
  };
  write({ 'index.mdx': exampleText({ kind: 'reference' }), '_languages/pt-BR/_language.yaml': language });
  write(Object.fromEntries(Object.entries(data).map(([name, text]) => [`_languages/pt-BR/_data/${name}`, text])));
  const command = ['--import', 'tsx', 'scripts/check-content.ts', at('_languages/pt-BR/_data')];
  const { status, stdout } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: at(), NODE_OPTIONS: '' },
  });
  const named = [...stdout.matchAll(/pt-BR\/_data\/(\S+) {2}data-file/g)].map(([, place]) => place);
  expect(named).toEqual(['danger-words.yaml:6:1', 'glossary.yaml:3:3']);
  expect(status).toBe(1);
});
