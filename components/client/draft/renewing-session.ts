import type { SearchSession } from '../search/search-session';

/** Told on the window when the content of the preview has changed. */
export const CONTENT_CHANGED = 'draft:content-changed';

/**
 * A search session for the preview: after a change of content it goes on answering as before, until a new one, which
 * `open` gives, has everything; from then on that one answers.
 */
export function renewingSession(open: () => SearchSession): SearchSession {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const watched = (session: SearchSession) => {
    session.listen(tell);
    return session;
  };
  let current = watched(open());
  let newest = current;
  // Numbers of one session stand for nothing in the next.
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
      tell();
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
