import { settings } from '@/lib/settings/settings';

/** Between two questions, milliseconds. */
const PAUSE = 1000;

/**
 * Loads a crashed page again once its cause, such as a wrong setting, is mended; by itself, it would stay as it is.
 * The checks fail and work again along with the page. Returns a function that stops waiting.
 */
export function reloadWhenMended(): () => void {
  let failed = false;
  const timer = setInterval(async () => {
    const { ok } = await fetch(`${settings.basePath}/draft/findings/?path=/`).catch(() => ({ ok: false }));
    if (ok && failed) window.location.reload();
    failed ||= !ok;
  }, PAUSE);
  return () => clearInterval(timer);
}
