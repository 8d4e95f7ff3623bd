/** Which room may import which: docs/architecture.md has the table, and this test enforces it. */
import fs from 'node:fs';
import path from 'node:path';
import { SHIPPED } from '@/lib/downloads/licenses';
import { filesBelow } from '@/lib/sources/files';

interface Import {
  from: string;
  to: string;
  isTypeOnly: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

const sourceFiles = ['app', 'components', 'lib']
  .flatMap((root) => filesBelow(root).map((file) => `${root}/${file}`))
  .filter((file) => /\.(tsx?|mjs)$/.test(file));

const imports: Import[] = sourceFiles.flatMap((from) =>
  [...fs.readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, type, fixed, dynamic]) => {
    const address = fixed ?? dynamic ?? '';
    const to = address.startsWith('@/')
      ? address.slice(2)
      : address.startsWith('.')
        ? path.posix.join(path.posix.dirname(from), address)
        : address;
    return { from, to, isTypeOnly: Boolean(type) };
  }),
);

const describeImports = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);
/** `lib/site`; `lib/search` has two rooms. */
const roomOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('lib/search/') ? 3 : 2)
    .join('/');

/** The table of rooms in docs/architecture.md: each room, and the rooms it may import. */
const rooms = new Map(
  [
    ...fs
      .readFileSync('docs/architecture.md', 'utf8')
      .matchAll(/^\| `((?:lib|components)\/[\w/-]+)` *\|[^|\n]*\|([^|\n]*)\|$/gm),
  ].map(([, room = '', allowed = '']) => [
    room,
    new Set(
      [...allowed.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
        /^(components|app)\//.test(name) ? name : `lib/${name}`,
      ),
    ),
  ]),
);

it('sees the imports of the project', () => {
  expect(imports.length).toBeGreaterThan(500);
});

it('docs/architecture.md lists every room of lib/ and components/, and exactly what it imports', () => {
  const imported = new Map<string, Set<string>>();
  for (const file of sourceFiles) if (!file.startsWith('app/')) imported.set(roomOf(file), new Set());
  for (const { from, to } of imports) {
    const room = roomOf(from);
    if (/^(lib|components|app)\//.test(to) && !to.endsWith('.css') && roomOf(to) !== room)
      imported.get(room)?.add(roomOf(to));
  }
  const sorted = (table: Map<string, Set<string>>) =>
    [...table].map(([room, others]) => [room, ...[...others].sort()].join(' ')).sort();
  expect(sorted(imported)).toEqual(sorted(rooms));
});

it('no room imports one that comes after it in the table, so there are no cycles', () => {
  const order = [...rooms.keys()];
  const wrong = order.flatMap((room, index) =>
    [...(rooms.get(room) ?? [])].filter((other) => order.indexOf(other) >= index).map((other) => `${room} -> ${other}`),
  );
  expect(wrong).toEqual([]);
});

it('no folder of components/client imports one that comes after it in docs/architecture.md', () => {
  const table = fs.readFileSync('docs/architecture.md', 'utf8').split('In `components/client`, each folder')[1] ?? '';
  const order = [...table.matchAll(/^\| `([\w-]+)` *\|/gm)].map(([, name]) => name);
  const folderOf = (file: string) => /^components\/client\/([\w-]+)\//.exec(file)?.[1];
  const folders = new Set(sourceFiles.map(folderOf).filter((name) => name !== undefined));
  expect([...folders].sort()).toEqual(order.toSorted());
  const wrong = imports.filter(({ from, to }) => order.indexOf(folderOf(to)) > order.indexOf(folderOf(from)));
  expect(describeImports(wrong.filter(({ from }) => folderOf(from)))).toEqual([]);
});

/** Code that reads the disk or renders pages. */
const SERVER_CODE =
  /^(node:|lib\/(checks|downloads|export|markdown|rendering|sources|tools)\/|lib\/search\/build\/|lib\/site\/(?!sidebar-entries$)|shiki|unified|zod|yaml$)/;

it('browser code reaches the rooms that docs/architecture.md names, no code of the server, and only packages with their licenses', () => {
  const isInBrowser = (file: string) => /^(components\/client|lib\/browser|lib\/search\/engine)\//.test(file);
  const importsOf = new Map<string, Import[]>();
  for (const edge of imports) {
    if (!edge.isTypeOnly) importsOf.set(edge.from, [...(importsOf.get(edge.from) ?? []), edge]);
  }
  const wrong: string[] = [];
  const packages = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string, trail: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { to } of importsOf.get(file) ?? []) {
      if (SERVER_CODE.test(to)) wrong.push(`${trail} -> ${to}`);
      const target = [to, `${to}.ts`, `${to}.tsx`].find((name) => sourceFiles.includes(name));
      if (target) visit(target, `${trail} -> ${target}`);
      else if (!/\.(css|json)$/.test(to)) packages.add(/^(@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to);
    }
  };
  for (const file of sourceFiles.filter(isInBrowser)) visit(file, file);
  expect(wrong).toEqual([]);
  const reached = [...seen].filter((file) => file.startsWith('lib/')).map((file) => roomOf(file).slice('lib/'.length));
  const [sentence = ''] =
    /^.*In the browser, too, run .*$/m.exec(fs.readFileSync('docs/architecture.md', 'utf8')) ?? [];
  expect([...new Set(reached)].sort()).toEqual([...sentence.matchAll(/`([^`]+)`/g)].map(([, room]) => room).sort());
  // The site says which packages readers load, with their licenses.
  expect([...packages].filter((name) => !SHIPPED.includes(name))).toEqual([]);
});

it("'use client' appears only under components/client/, in Next.js's own error pages, and in pages that break on purpose", () => {
  const clients = sourceFiles.filter((file) => /^['"]use client['"]/m.test(fs.readFileSync(file, 'utf8')));
  expect(
    clients.filter(
      (file) => !/^components\/client\/|^app\/(.*\/|global-)?error(\.lang)?\.tsx$|\.broken\.tsx$/.test(file),
    ),
  ).toEqual([]);
});

it('only the files that define its keys access browser storage', () => {
  const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore)\b|document\.cookie|navigator\.serviceWorker/;
  const users = sourceFiles.filter((file) => storage.test(fs.readFileSync(file, 'utf8')));
  // Exports have none of the preview's code.
  expect(users.filter((file) => !file.startsWith('components/client/preview/')).sort()).toEqual([
    'lib/browser/reload-guard.ts',
    'lib/browser/storage.ts',
  ]);
});

it.each(['next-mdx-remote', 'next-themes', '@apidevtools/swagger-parser', '@redocly/openapi-core', 'minisearch'])(
  '%s is imported by one file',
  (library) => {
    const files = imports.filter(
      ({ to, isTypeOnly }) => !isTypeOnly && (to === library || to.startsWith(`${library}/`)),
    );
    expect(new Set(files.map(({ from }) => from)).size).toBe(1);
  },
);
