interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** False on 2G and with data saving on: then nothing is fetched before a click. */
export function mayPrefetch(connection = (navigator as Navigator & { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
