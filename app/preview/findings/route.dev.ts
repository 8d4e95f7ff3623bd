import { setImmediate } from 'node:timers/promises';
import { previewFindings } from '@/lib/checks/preview-findings';
import { formatFindings } from '@/lib/findings/finding';
import { normalizePath } from '@/lib/settings/paths';
import { saves } from '@/lib/sources/sources';

const printed = new Map<string, string>();

/**
 * Serves the findings on the page at `?path=` to the preview's panel and, once, to the terminal. Only the preview has
 * this route: see next.config.mjs.
 */
export async function GET(request: Request): Promise<Response> {
  const path = normalizePath(new URL(request.url).searchParams.get('path') ?? '/');
  const asked = saves.last;
  // The panel asks again after a save, or for another page.
  const isOver = () => request.signal.aborted || saves.last !== asked;
  try {
    const findings = await previewFindings(path, {
      beforePage: async () => {
        // A page goes first: after a fresh start, the checks render all pages that this one links to.
        await setImmediate();
        if (isOver()) throw new Error('Nobody waits for these findings anymore.');
      },
    });
    const text = findings.length ? formatFindings(findings) : '';
    if (text && printed.get(path) !== text) console.warn(`\n${text}\n`);
    printed.set(path, text);
    return Response.json(findings);
  } catch (error) {
    if (isOver()) return new Response(null, { status: 204 });
    // Such as invalid settings. The page itself fails, too, and fills the terminal.
    return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
  }
}
