import type { SearchSession } from '../search/search-session';

/** The window event for changed content in the preview. */
export const CONTENT_CHANGED = 'draft:content-changed';

/**
 * A search session for the preview. After content changes, it keeps answering from the old session until the new one,
 * from `open`, has loaded everything, and then switches.
 */
export function renewingSession(open: () => SearchSession): SearchSession {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const watched = (session: SearchSession) => {
    session.listen(notify);
    return session;
  };
  let current = watched(open());
  let newest = current;
  // Result numbers from one session mean nothing in the next.
  let revision = 0;
  listeners.add(() => (revision += 1));

  window.addEventListener(CONTENT_CHANGED, () => {
    const next = open();
    newest = next;
    const { hasTexts } = current;
    const renew = async () => {
      await next.load('');
      await next.loadAll();
      if (hasTexts) await next.loadTexts();
      if (newest !== next) return;
      current = watched(next);
      notify();
    };
    renew().catch((error: unknown) => console.warn('Search does not include the last change.', error));
  });

  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return new Proxy({} as SearchSession, {
    get(_, name: keyof SearchSession) {
      if (name === 'listen') return listen;
      if (name === 'revision') return revision;
      const value: unknown = current[name];
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
}
