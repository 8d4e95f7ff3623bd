/** A query in the hash of an address: which sample of the page, from 1, and the text in the editor. */
interface LinkedQuery {
  sample: number;
  query: string;
}

/** The address of a page with a query in its hash, so that no server ever sees the query. */
export function linkToQuery(page: string, { sample, query }: LinkedQuery): string {
  const hash = new URLSearchParams({ sample: String(sample), query });
  return `${page.replace(/#.*/, '')}#${hash}`;
}

/** The query in a hash; nothing if there is none. */
export function queryInHash(hash: string): LinkedQuery | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  const sample = Number(values.get('sample'));
  const query = values.get('query');
  return query && Number.isInteger(sample) && sample > 0 ? { sample, query } : undefined;
}
