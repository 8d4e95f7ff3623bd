/**
 * Takes away what a worker could reach other servers with. A page's security policy does not apply to its workers: they
 * have that of their own file, and static hosts send none.
 */
export function stayOffline(): void {
  const { importScripts } = globalThis as unknown as { importScripts: (...urls: string[]) => void };
  // The bundler loads parts of the worker with it.
  const importOwn = (...urls: string[]): void => {
    const foreign = urls.find((url) => new URL(url, location.href).origin !== location.origin);
    if (foreign !== undefined) throw new Error(`Refused to load ${foreign}: samples run without a connection.`);
    importScripts(...urls);
  };
  const refuse = (): never => {
    throw new Error('Refused to connect: samples run without a connection.');
  };
  replace('importScripts', importOwn);
  for (const name of [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'WebSocketStream',
    'EventSource',
    'WebTransport',
    'Worker',
  ]) {
    if (name in globalThis) replace(name, refuse);
  }
}

/** Replaces a global for good, also where it is inherited from. */
function replace(name: string, value: unknown): void {
  for (let holder: object | null = globalThis; holder; holder = Object.getPrototypeOf(holder) as object | null) {
    if (holder === globalThis || Object.hasOwn(holder, name))
      Object.defineProperty(holder, name, { value, writable: false, configurable: false });
  }
}
