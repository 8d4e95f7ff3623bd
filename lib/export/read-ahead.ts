import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { normalizePath } from '@/lib/site/paths';

const LOOK_AGAIN_MS = 50;

/** A drawing of pages that goes on. */
export interface Drawing {
  /** Where each page lies as soon as it is drawn: `using/surveys.html`. */
  folder: string;
  /** When the drawing began, in milliseconds of the clock; older files are of another build. */
  since: number;
  /** Ends with the drawing. */
  until: Promise<unknown>;
}

/**
 * Gives `read` the pages that are drawn already, while the others are drawn and leave a core free. A head start and
 * nothing else: whoever reads the finished export gets every page there, and finds most of the work done. A page that
 * `read` refuses is left for then.
 */
export async function readAhead(
  { folder, since, until }: Drawing,
  read: (path: string, html: string) => unknown,
): Promise<void> {
  const ending = new AbortController();
  const end = () => ending.abort();
  until.then(end, end);
  const seen = new Set<string>();
  while (!ending.signal.aborted) {
    for (const file of pagesIn(folder)) {
      const html = seen.has(file) ? undefined : textSince(path.join(folder, file), since);
      // The end is missing while the file is being written.
      if (!html?.endsWith('</html>')) continue;
      seen.add(file);
      try {
        read(pathOf(file), html);
      } catch {
        // Told with its cause when the export is read.
      }
      // Lets the end of the drawing be heard.
      await pause(0);
      if (ending.signal.aborted) return;
    }
    await pause(LOOK_AGAIN_MS);
  }
}

/** Names of the pages in the folder; none while whoever draws makes it anew. */
function pagesIn(folder: string): string[] {
  try {
    return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  } catch {
    return [];
  }
}

/** Text of a file, unless it is older, or gone by now: whoever draws takes old pages away. */
function textSince(file: string, since: number): string | undefined {
  try {
    return fs.statSync(file).mtimeMs >= since ? fs.readFileSync(file, 'utf8') : undefined;
  } catch {
    return undefined;
  }
}

/** `using/surveys.html` is `/using/surveys`, `index.html` the home page. */
function pathOf(file: string): string {
  return normalizePath(`/${file.split(path.sep).join('/')}`);
}
