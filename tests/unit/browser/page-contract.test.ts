import fs from 'node:fs';
import path from 'node:path';
import { DATA_ATTRIBUTES, DESKTOP_BREAKPOINT, SITE_EVENTS } from '@/lib/browser/page-contract';

const read = (folder: string, names: RegExp) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''))
    .join('\n');

const client = `${read('components/client', /\.(ts|tsx|css)$/)}\n${read('lib/browser', /^(?!page-contract).*\.ts$/)}`;
const styles = read('app/styles', /\.css$/);
const markup = [
  read('components/page', /\.tsx?$/),
  read('components/mdx', /\.tsx?$/),
  read('components/api', /\.tsx?$/),
];
const all = [client, styles, ...markup, read('lib', /^(?!browser).*\.ts$/), read('app', /\.tsx$/)].join('\n');

const inCamelCase = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const isUsed = (name: string) =>
  new RegExp(
    `data-${name}(?![\\w-])|dataset\\.${inCamelCase(name)}\\b|'${inCamelCase(name)}' in |data${inCamelCase(`-${name}`)}:|\\b${inCamelCase(name)}\\b[^;]*= [\\w.]*\\.?dataset`,
  ).test(all);

it('every attribute that style sheets or the client read has its meaning in the contract', () => {
  const names = [...`${client}\n${styles}`.matchAll(/\[data-([a-z-]+)/g)].map(([, name = '']) => name);
  // Written by a library, or by the preview for itself.
  const others = ['markjs', 'severity', 'highlighted-line', 'line', 'line-numbers', 'rehype-pretty-code-figure'];
  // For print, or for style sheets and their component alone.
  const own = ['lines', 'foot', 'toc'];
  const unknown = names.filter((name) => !(name in DATA_ATTRIBUTES) && ![...others, ...own].includes(name));
  expect([...new Set(unknown)]).toEqual([]);
});

it('every attribute of the contract is used', () => {
  expect(Object.keys(DATA_ATTRIBUTES).filter((name) => !isUsed(name))).toEqual([]);
});

it('scripts that are sent as text, which cannot import anything, use no event that is not in the contract', () => {
  const events = [...client.matchAll(/'(site:[a-z-]+)'/g)].map(([, name]) => name);
  expect(events.length).toBeGreaterThan(0);
  expect(events.filter((name) => !Object.values<string | undefined>(SITE_EVENTS).includes(name))).toEqual([]);
});

it('the style sheets change their layout at the breakpoint', () => {
  expect(styles).toContain(`(max-width: ${DESKTOP_BREAKPOINT}px)`);
  expect(styles).toContain(`(min-width: ${DESKTOP_BREAKPOINT + 1}px)`);
});
