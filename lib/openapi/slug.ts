/** Words of a title in lower case, joined by hyphens; capitals inside a word begin a new one (`ActivitySpec`). */
export function kebabCase(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g);
  return (words ?? []).join('-').toLowerCase();
}

/**
 * The address of an operation below `/api/`: the one that it names, else its summary, else its id. A slug that is
 * taken gets `-1`, `-2` and so on; `taken` is added to.
 */
export function operationSlug(
  operation: { 'x-slug'?: string; summary?: string; operationId?: string },
  taken: Set<string>,
): string {
  const wanted = operation['x-slug'] ?? kebabCase(operation.summary ?? operation.operationId ?? 'Missing summary');
  let slug = wanted;
  for (let count = 1; taken.has(slug); count++) slug = `${wanted}-${count}`;
  taken.add(slug);
  return slug;
}
