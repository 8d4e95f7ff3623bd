import { spawn } from 'node:child_process';
import path from 'node:path';

/** Where Next.js lays each page as soon as it is drawn; the export is copied from there when all are. */
export const drawnPages = path.join('.next', 'server', 'app');

export interface NextRun {
  /** Ends when the build has ended. @throws Error when it failed. */
  done: Promise<void>;
  /** Lets what Next.js prints through, from its beginning. */
  show: () => void;
  stop: () => void;
}

/**
 * Starts `next build` into `folder`. What it prints is held back until `show`, so that a fault in the content, which the
 * checks beside it tell with file and line, does not drown in the framework's own messages about it.
 */
export function runNext(folder: string): NextRun {
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, EXPORT_DIR: folder, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  const held: { to: NodeJS.WriteStream; text: Buffer }[] = [];
  let shown = false;
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.on('data', (text: Buffer) => (shown ? to.write(text) : held.push({ to, text })));
  }
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error('Next.js could not build the site; its message stands above.'));
    });
  });
  // Whoever waits for the checks first hears of a failure later; until then it must not count as unhandled.
  done.catch(() => {});
  return {
    done,
    show: () => {
      shown = true;
      for (const { to, text } of held.splice(0)) to.write(text);
    },
    stop: () => child.kill(),
  };
}
