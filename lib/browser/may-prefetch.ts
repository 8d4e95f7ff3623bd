interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** False on 2G or with data saving on; nothing is then fetched before a click. */
export function mayPrefetch(connection = (navigator as Navigator & { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}
