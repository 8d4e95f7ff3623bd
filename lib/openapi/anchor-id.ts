/**
 * The ID of a part of an operation's page, from its location to its name: `query-limit`,
 * `response-200-data-timestamp`. Characters that an address would have to escape become hyphens.
 */
export function anchorId(...names: (string | number)[]): string {
  return names
    .map((name) => String(name).replace(/[^\w]+/g, '-'))
    .join('-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
