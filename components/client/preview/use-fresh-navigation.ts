import { useEffect } from 'react';
import { navigationRevision } from '@/lib/site/navigation.static';

const RELOADED = 'draft:reloaded';

/** Long enough for the script to arrive on a busy machine, milliseconds. A page that has just loaded has less to lose. */
const patience = () => (performance.now() < 10_000 ? 1500 : 5000);

/**
 * Loads the page in full if its sidebar stays behind its text, whose state is `revision`. The bundler reports changes
 * of a script only from some moment after the page has loaded; a change before that reaches the text but not the
 * script.
 */
export function useFreshNavigation(revision: string): void {
  useEffect(() => {
    if (navigationRevision === revision || sessionStorage.getItem(RELOADED) === revision) return;
    const timer = setTimeout(() => {
      sessionStorage.setItem(RELOADED, revision);
      window.location.reload();
    }, patience());
    return () => clearTimeout(timer);
  }, [revision]);
}
