/** The words of a title in lowercase, joined by hyphens; a capital inside a word starts a new one (`ActivitySpec`). */
export function kebabCase(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g);
  return (words ?? []).join('-').toLowerCase();
}

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
