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
