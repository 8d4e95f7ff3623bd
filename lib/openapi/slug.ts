/**
 * The words of a title in lowercase, joined by hyphens; a capital inside a word starts a new one (`ActivitySpec`).
 */
export function kebabCase(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g);
  return (words ?? []).join('-').toLowerCase();
}

/**
 * The address of an operation below `/api/`: its explicit one, or else from its summary, or its ID. If a slug is
 * taken, it gets `-1`, `-2`, and so on. The result is added to `taken`.
 */
export function operationSlug(
  operation: { 'x-slug'?: string; summary?: string; operationId?: string },
  taken: Set<string>,
): string {
  const base = operation['x-slug'] ?? kebabCase(operation.summary ?? operation.operationId ?? 'Missing summary');
  let slug = base;
  for (let count = 1; taken.has(slug); count++) slug = `${base}-${count}`;
  taken.add(slug);
  return slug;
}

/**
 * The ID of a part of an operation's page, from its location to its name: `query-limit`,
 * `response-200-data-timestamp`. Characters that an address would have to escape become hyphens.
 */
export function partId(...names: (string | number)[]): string {
  return names
    .map((name) => String(name).replace(/[^\w]+/g, '-'))
    .join('-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}
