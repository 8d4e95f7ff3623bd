/** The items whose key an earlier item has, too, each with the first that has it. */
export function findDuplicates<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
): { item: Item; first: Item }[] {
  const firstByKey = new Map<unknown, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = firstByKey.get(key);
    if (first !== undefined) return [{ item, first }];
    firstByKey.set(key, item);
    return [];
  });
}
