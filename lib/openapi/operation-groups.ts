import type { ApiDescription } from './description';
import type { Operation } from './operations';

/** True if servers have the operation; the protocol describes some that no server has. */
export const isServed = ({ status }: Pick<Operation, 'status'>): boolean => status !== 'not-implemented';

/**
 * Operations that servers have, by tag (tags in the description's order, then tags that only operations name), and
 * those that the protocol describes and no server has.
 */
export function operationGroups({ tags = [] }: Pick<ApiDescription, 'tags'>, operations: Operation[]) {
  const served = operations.filter(isServed);
  const names = new Set([...tags.map(({ name }) => name), ...served.map(({ tag }) => tag)]);
  const groups = [...names].map((name) => {
    const { 'x-displayName': label = name, description } = tags.find((tag) => tag.name === name) ?? {};
    return { tag: name, label, description, operations: served.filter(({ tag }) => tag === name) };
  });
  return {
    groups: groups.filter((group) => group.operations.length),
    unimplemented: operations.filter((operation) => !isServed(operation)),
  };
}
