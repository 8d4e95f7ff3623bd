interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const currentConnection = (): Connection | undefined =>
  (navigator as Navigator & { connection?: Connection }).connection;

/** False on 2G or with data saving on; nothing is then fetched before a click. */
export function mayPrefetch(connection = currentConnection()): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** False on 3G, too; nothing is then fetched that the reader shows no sign of wanting. */
export const isFastConnection = (connection = currentConnection()): boolean =>
  mayPrefetch(connection) && connection?.effectiveType !== '3g';

/**
 * Fetches a file that the reader is about to need into the browser's cache, with `<link rel="prefetch">` or, if the
 * browser does not support it, a GET. Resolves to true on success; only status 200 counts. Never throws.
 */
export function prefetchAsset(address: string): Promise<boolean> {
  return supportsPrefetch() ? byLink(address) : byRequest(address);
}

function supportsPrefetch(): boolean {
  try {
    return document.createElement('link').relList.supports('prefetch');
  } catch {
    return false;
  }
}

function byLink(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
    document.head.append(link);
  });
}

async function byRequest(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { credentials: 'include' });
    // Unread, it might not reach the cache.
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}
