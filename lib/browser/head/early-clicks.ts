import { closestTo } from '../closest-to';
import { SITE_EVENTS } from '../site-events';

/**
 * Keeps clicks on what needs the app (`data-needs-app`) until it runs, and repeats them then; see
 * lib/browser/start-app.ts for how a click starts it.
 * @returns a function that releases held clicks, for when the script that starts the app isn't coming.
 */
export function keepEarlyClicks(): () => void {
  const { dataset } = document.documentElement;
  /** Controls that were clicked, each once: a second click is impatience. */
  const clicked = new Set<HTMLElement>();
  let isAppGone = false;

  const onClick = (event: MouseEvent) => {
    if (isAppGone || dataset.hasHydrated === 'true') return;
    const control = closestTo(event, '[data-needs-app]');
    // The start script, once it is here, refuses if the app cannot run; links among the controls still work then.
    if (!control || !dispatchEvent(new Event(SITE_EVENTS.appRequested, { cancelable: true }))) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.add(control);
    dataset.appRequested = '';
  };
  const replay = () => {
    const controls = [...clicked];
    clicked.clear();
    for (const control of controls) if (control.isConnected) control.click();
  };
  addEventListener('click', onClick, true);
  addEventListener(SITE_EVENTS.hydrated, replay);
  return () => {
    isAppGone = true;
    replay();
  };
}
