import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { filesBelow } from '@/lib/sources/files';
import { securityPolicy } from '../../lib/export/security-policy';
import { startStaticServer } from '../../lib/tools/static-server';

const TEXT = /\.(html|txt|js|css|json|xml)$/;

const filesOf = (folder: string): string[] => filesBelow(folder).map((file) => path.join(folder, file));

/** A different name of the same length, so nothing shifts in the files that contain it. */
const renamed = (name: string): string => name.replace(/[0-9a-z](?=[^/]*$)/, (first) => (first === 'x' ? 'y' : 'x'));

/**
 * Simulates the next release of an export: a new ID and new names for all hashed files, without the old ones.
 * Renames files, because a second build would take minutes.
 */
function writeNextRelease(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true });
  const home = fs.readFileSync(path.join(to, 'index.html'), 'utf8');
  const release = / data-release="([^"]+)"/.exec(home)?.[1];
  if (!release) throw new Error('The home page has no ID of a release.');
  const names = new Map([[release, renamed(release)]]);
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

/** Updates the security policy, which lists hashes of inline scripts that contain file names. */
const withNewPolicy = (html: string): string =>
  html.replace(
    /(http-equiv="Content-Security-Policy" content=")[^"]*/,
    (_, before: string) => before + securityPolicy(html, false),
  );

/** Writes the next release of an export into a folder of its own. Takes seconds, so do it once for several tests. */
export function prepareNextRelease(dir: string): { dir: string; remove: () => void } {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'next-release-'));
  const next = path.join(root, 'next');
  writeNextRelease(path.resolve(dir), next);
  return { dir: next, remove: () => fs.rmSync(root, { recursive: true }) };
}

/** Starts a server for one release of the site; `deploy()` switches it to the next one. */
export async function startDeployment(dir: string, next: string, base: string) {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
  const current = path.join(root, 'current');
  fs.symlinkSync(path.resolve(dir), current);
  const server = await startStaticServer({ dir: current, base, port: 0 });
  const scripts = path.join(next, '_next', 'static', 'chunks');
  const away = `${scripts}.away`;
  return {
    address: server.address,
    /** Switches atomically, as hosts do. */
    deploy: () => {
      fs.symlinkSync(next, `${current}.new`);
      fs.renameSync(`${current}.new`, current);
    },
    /** Takes away the next release's script files but keeps its pages. */
    loseScripts: () => fs.renameSync(scripts, away),
    stop: () => {
      void server.close();
      if (fs.existsSync(away)) fs.renameSync(away, scripts);
      fs.rmSync(root, { recursive: true });
    },
  };
}

/** Counts full page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++;
  });
  return () => loads;
}
