/** Which room may import which: docs/architecture.md has the diagram, and this test enforces it. */
import fs from 'node:fs';
import path from 'node:path';

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const IMPORT = /^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/gm;

const sourceFiles = ['app', 'components', 'lib'].flatMap((root) =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => `${root}/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.(tsx?|mjs)$/.test(file)),
);

const imports: Import[] = sourceFiles.flatMap((from) =>
  [...fs.readFileSync(from, 'utf8').matchAll(IMPORT)].map(([, type, fixed, dynamic]) => {
    const address = fixed ?? dynamic ?? '';
    const to = address.startsWith('@/')
      ? address.slice(2)
      : address.startsWith('.')
        ? path.posix.join(path.posix.dirname(from), address)
        : address;
    return { from, to, typeOnly: Boolean(type) };
  }),
);

const describeImports = (found: Import[]) => found.map(({ from, to }) => `${from} -> ${to}`);
const roomOf = (file: string) => file.split('/').slice(0, 2).join('/');

it('sees the imports of the project', () => {
  expect(imports.length).toBeGreaterThan(500);
});

it('lib/ imports neither components/ nor app/', () => {
  expect(
    describeImports(imports.filter(({ from, to }) => from.startsWith('lib/') && /^(components|app)\//.test(to))),
  ).toEqual([]);
});

it('components/ import no route', () => {
  expect(
    describeImports(imports.filter(({ from, to }) => from.startsWith('components/') && to.startsWith('app/'))),
  ).toEqual([]);
});

/** Code that reads the disk or renders pages. Modules evaluated while bundling (`*.static.ts`) are only data. */
const BUILD_CODE =
  /^(node:|lib\/(bundle|cache|catalog|checks|content|diagrams|export|mdx|openapi|word|instruments)\/|lib\/search\/index\/|lib\/site\/pages\b|gray-matter|shiki|unified|zod|yaml$)/;

it('browser code imports no build code', () => {
  const inBrowser = (file: string) => /^(components\/client|lib\/browser|lib\/search\/engine)\//.test(file);
  const wrong = imports.filter(({ from, to, typeOnly }) => inBrowser(from) && !typeOnly && BUILD_CODE.test(to));
  expect(describeImports(wrong)).toEqual([]);
});

it("'use client' appears only under components/client/ and in Next.js's own error pages", () => {
  const clients = sourceFiles.filter((file) => /^['"]use client['"]/m.test(fs.readFileSync(file, 'utf8')));
  expect(clients.filter((file) => !/^components\/client\/|^app\/(global-)?error\.tsx$/.test(file))).toEqual([]);
});

it('settings, addresses, and diagnostics import no other room', () => {
  const ground = new Set(['lib/settings', 'lib/address', 'lib/diagnostics']);
  const up = imports.filter(
    ({ from, to }) => ground.has(roomOf(from)) && to.startsWith('lib/') && !ground.has(roomOf(to)),
  );
  expect(describeImports(up)).toEqual([]);
});

it('rooms of lib/ have no import cycles', () => {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    if (!from.startsWith('lib/') || !to.startsWith('lib/') || roomOf(from) === roomOf(to)) continue;
    edges.set(roomOf(from), (edges.get(roomOf(from)) ?? new Set()).add(roomOf(to)));
  }
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, goal, seen);
    });
  expect([...edges.keys()].filter((room) => reaches(room, room))).toEqual([]);
});

it.each(['next-mdx-remote', 'next-themes', '@apidevtools/swagger-parser', 'minisearch'])(
  '%s is imported by one file',
  (library) => {
    const files = imports.filter(({ to, typeOnly }) => !typeOnly && (to === library || to.startsWith(`${library}/`)));
    expect(new Set(files.map(({ from }) => from)).size).toBe(1);
  },
);
