interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** False on 2G or with data saving on; nothing is then fetched before a click. */
export function mayPrefetch(connection = (navigator as Navigator & { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/**
 * Fetches a file that the reader is about to need into the browser's cache, with `<link rel="prefetch">` or, if the
 * browser does not support it, a GET. Resolves to true on success; only status 200 counts. Never throws.
 */
export function prefetchAsset(address: string): Promise<boolean> {
  return (supportsPrefetch() ? byLink(address) : byRequest(address)).then(
    () => true,
    () => false,
  );
}

function supportsPrefetch(): boolean {
  try {
    return document.createElement('link').relList.supports('prefetch');
  } catch {
    return false;
  }
}

function byLink(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = address;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Prefetching ${address} failed.`)));
    document.head.append(link);
  });
}

function byRequest(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address, true);
    request.withCredentials = true;
    request.addEventListener('load', () => {
      if (request.status === 200) resolve();
      else reject(new Error(`Prefetching ${address} returned status ${request.status}.`));
    });
    request.addEventListener('error', () => reject(new Error(`Prefetching ${address} failed.`)));
    request.send();
  });
}
