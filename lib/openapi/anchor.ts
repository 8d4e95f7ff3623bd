/**
 * The id of a part of an operation's page, from where it stands to its name: `query-limit`,
 * `response-200-data-timestamp`. Signs that an address would have to escape become hyphens.
 */
export function partId(...names: (string | number)[]): string {
  return names
    .map((name) => String(name).replace(/[^\w]+/g, '-'))
    .join('-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
