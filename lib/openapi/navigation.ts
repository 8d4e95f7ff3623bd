import type { ApiDocument } from './document';
import type { Operation } from './operations';

/** Address of the reference's first page, and the parent of all operations. */
export const API_PATH = '/api';

/** Address of the error catalog. */
export const ERRORS_PATH = `${API_PATH}/errors`;

/** The operation whose body is an expression. */
export const QUERY_ID = 'API.query';

export const operationPath = (slug: string): string => `${API_PATH}/${slug}`;

/** Operations by tag: tags in the description's order, then tags that only operations name. */
export function byTag(
  document: Pick<ApiDocument, 'tags'>,
  operations: Operation[],
): { tag: string; label: string; description?: string; operations: Operation[] }[] {
  const tags = document.tags ?? [];
  const names = [...new Set([...tags.map(({ name }) => name), ...operations.map(({ tag }) => tag)])];
  return names
    .map((name) => {
      const tag = tags.find((one) => one.name === name);
      return {
        tag: name,
        label: tag?.['x-displayName'] ?? name,
        description: tag?.description,
        operations: operations.filter((operation) => operation.tag === name),
      };
    })
    .filter((group) => group.operations.length);
}

/** True if servers have the operation; the protocol describes some that no server has. */
export const isServed = ({ status }: Pick<Operation, 'status'>): boolean => status !== 'not-implemented';

/** Operations that servers have, by tag, and those that the protocol describes and no server has. */
export function byUse(
  document: Pick<ApiDocument, 'tags'>,
  operations: Operation[],
): { groups: ReturnType<typeof byTag>; unimplemented: Operation[] } {
  return {
    groups: byTag(document, operations.filter(isServed)),
    unimplemented: operations.filter((operation) => !isServed(operation)),
  };
}
