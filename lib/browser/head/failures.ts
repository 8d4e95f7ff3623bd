import { SITE_EVENTS } from '../site-events';

/**
 * Notes on the page that one of the app's scripts can't be loaded: CSS then shows what the app would have opened, and the
 * home page warns about a wrong base path.
 * @param onAppGone Called if nothing can start the app anymore.
 */
export function watchFailures(onAppGone: () => void): void {
  const onError = ({ target, error, filename }: ErrorEvent) => {
    // A file that did not load, or loaded only partly.
    const file = target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError ? filename : '';
    if (!file.includes('/_next/')) return;
    document.documentElement.dataset.appFailed = '';
    dispatchEvent(new Event(SITE_EVENTS.appFailed));
    // If the start script is here, it decides what a click can still do.
    const starter = document.querySelector<HTMLScriptElement>('script[data-start-script]');
    if (!starter || starter.src === file) onAppGone();
  };
  addEventListener('error', onError, true);
}
