/**
 * The ID of a part of an operation's page, from its location to its name: `query-limit`,
 * `response-200-data-timestamp`. Characters that an address would have to escape become hyphens.
 */
export const anchorId = (...names: (string | number)[]): string =>
  names.join('-').replace(/\W+/g, '-').replace(/^-|-$/g, '').toLowerCase();
