import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { securityPolicy } from '../../lib/export/security-policy';
import { startServer } from '../../scripts/serve.mjs';

const TEXT = /\.(html|txt|js|css|json|xml)$/;

const filesOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Another name of the same length, so that nothing moves in the files that hold it. */
const renamed = (name: string): string => name.replace(/[0-9a-z](?=[^/]*$)/, (first) => (first === 'x' ? 'y' : 'x'));

/**
 * The same export as its next build would be: another build id, other names of all hashed files, the old ones gone.
 * Made by renaming, for a second build would take minutes.
 */
function writeNextBuild(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true });
  const home = fs.readFileSync(path.join(to, 'index.html'), 'utf8');
  const build = / data-build="([^"]+)"/.exec(home)?.[1];
  if (!build) throw new Error('The home page carries no build id.');
  const names = new Map([[build, renamed(build)]]);
  for (const file of filesOf(path.join(to, '_next', 'static'))) {
    const name = path.basename(file);
    if (!/[-_.0-9a-z]{8,}\.(js|css)$/.test(name)) continue;
    names.set(name, renamed(name));
    fs.renameSync(file, path.join(path.dirname(file), renamed(name)));
  }
  const all = new RegExp([...names.keys()].map((name) => name.replace(/[.]/g, '\\.')).join('|'), 'g');
  for (const file of filesOf(to).filter((name) => TEXT.test(name))) {
    const before = fs.readFileSync(file, 'utf8');
    const after = before.replace(all, (name) => names.get(name) ?? name);
    if (after !== before) fs.writeFileSync(file, withNewPolicy(after));
  }
}

/** The security policy names inline scripts by their hashes, and those hold names of files. */
const withNewPolicy = (html: string): string =>
  html.replace(
    /(http-equiv="Content-Security-Policy" content=")[^"]*/,
    (_, before: string) => before + securityPolicy(html, false),
  );

/** A server that shows one build of the site, and from `deploy()` on the next. */
export async function startDeployment(dir: string, base: string) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  const [current, next] = [path.join(root, 'current'), path.join(root, 'next')];
  writeNextBuild(path.resolve(dir), next);
  fs.symlinkSync(path.resolve(dir), current);
  const server = await startServer({ dir: current, base, port: 0 });
  return {
    address: server.address,
    /** All at once, as hosts do it. */
    deploy: () => {
      fs.symlinkSync(next, `${current}.new`);
      fs.renameSync(`${current}.new`, current);
    },
    /** Takes the script files of the build that is shown away, and leaves its pages. */
    loseScripts: () => fs.rmSync(path.join(next, '_next', 'static', 'chunks'), { recursive: true }),
    stop: () => {
      void server.close();
      fs.rmSync(root, { recursive: true });
    },
  };
}

/** Counts full loads of documents from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}
