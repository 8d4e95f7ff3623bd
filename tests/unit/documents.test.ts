/** README, CONTRIBUTING, and docs/ name only what exists: commands, files, links, steps. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SHIPPED } from '@/lib/export/licenses';
import { exportSteps } from '@/lib/export/steps';
import { siteSettings } from '@/lib/settings/site-settings.static';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...fs
    .readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];
const { version, scripts, dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as {
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
};

/** npm's own commands. */
const NPM = new Set(['ci', 'install', 'test', 'start', 'audit', 'view', 'i', 'version']);

describe.each(documents)('%s', (document) => {
  const text = fs.readFileSync(document, 'utf8');

  it('names commands that exist', () => {
    const run = [...text.matchAll(/\bnpm run ([a-z:]+[a-z])/g)].map(([, name = '']) => name);
    expect(run.filter((name) => !(name in scripts))).toEqual([]);
    const own = [...text.matchAll(/`npm ([a-z]+)\b/g)].map(([, name = '']) => name);
    expect(own.filter((name) => name !== 'run' && !NPM.has(name) && !(name in scripts))).toEqual([]);
  });

  it('names groups of tests that exist', () => {
    const groups = new Set(
      [...fs.readFileSync('scripts/test.mjs', 'utf8').matchAll(/name: '([a-z]+)'/g)].map(([, name]) => name),
    );
    const named = [...text.matchAll(/`npm test -- ([a-z]+)`/g)].map(([, name]) => name);
    expect(named.filter((name) => !groups.has(name))).toEqual([]);
  });

  it('names files that exist', () => {
    const places = [
      ...text.matchAll(/`((?:app|components|content|lib|openapi|public|tests|scripts|docs|\.github)\/[^`\s{}*<>]*)`/g),
    ];
    const missing = places
      .map(([, place = '']) => place)
      // The facts come from files of other repositories.
      .filter((place) => document !== path.join('docs', 'sources.md') && !fs.existsSync(place));
    expect(missing).toEqual([]);
  });

  // A link that starts with a slash is a site address in an example.
  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !fs.existsSync(path.join(path.dirname(document), decodeURI(link))))).toEqual([]);
  });
});

it('README says what each command does', () => {
  const readme = fs.readFileSync('README.md', 'utf8');
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`\\bnpm (run )?${name}(?![\\w:])`).test(readme));
  expect(missing).toEqual([]);
});

it('CONTRIBUTING says what to look at when a library changes that readers load', () => {
  const contributing = fs.readFileSync('CONTRIBUTING.md', 'utf8');
  const loaded = SHIPPED.filter((name) => name in dependencies && name !== 'react-dom');
  expect(loaded.filter((name) => !contributing.includes(`| \`${name}\` `))).toEqual([]);
});

it('docs/architecture.md names every step after the export, in its order', () => {
  const text = fs.readFileSync('docs/architecture.md', 'utf8');
  const places = exportSteps.map(({ name }) => text.indexOf(`| \`${name}\``));
  expect(places.every((place) => place > 0)).toBe(true);
  expect([...places].sort((a, b) => a - b)).toEqual(places);
});

it('the changelog begins with the version of package.json, which is unreleased or has a date', () => {
  const [first] = fs.readFileSync('CHANGELOG.md', 'utf8').match(/^## .*/m) ?? [];
  expect(first).toMatch(new RegExp(`^## ${version.replaceAll('.', '\\.')}, (unreleased|[A-Z][a-z]+ \\d+, \\d{4})$`));
});

describe('CODEOWNERS', () => {
  const lines = fs
    .readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'));
  const filesOf = (line: string): string[] => {
    const [pattern = ''] = line.slice(1).split(/\s/);
    const glob = `:(glob)${pattern.endsWith('/') ? `${pattern}**` : pattern}`;
    const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', glob]);
    return list.toString().split('\0').filter(Boolean);
  };

  it.each(lines)('names files that exist: %s', (line) => {
    expect(filesOf(line)).not.toEqual([]);
  });

  it('has a clinician approve each file that gives a help line', () => {
    const approved = new Set(lines.filter((line) => line.endsWith('/clinical-safety')).flatMap(filesOf));
    const number = new RegExp(`\\b${siteSettings.helpLines.call}\\b`);
    const giving = [...filesOf('/content/'), 'lib/settings/site-settings.static.ts'].filter(
      (file) => /\.(mdx|yaml|ts)$/.test(file) && number.test(fs.readFileSync(file, 'utf8')),
    );
    expect(giving).toContain('content/quick_links/help_now.mdx');
    expect(giving.filter((file) => !approved.has(file))).toEqual([]);
  });
});
