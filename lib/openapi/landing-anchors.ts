import type { ApiDocument } from './document';
import type { Landing } from './landing';
import { byTag } from './navigation';
import type { Operation } from './operations';

/** The ID of the list of all operations in the introduction. */
export const OPERATIONS_ID = 'operations';
export const GUIDES_ID = 'guides';

export const tagId = (tag: string): string => `tag-${tag.toLowerCase()}`;

/** Every anchor in the introduction; headings in its texts name theirs. */
export function landingAnchors(
  { first_request, records, guides }: Landing,
  document: Pick<ApiDocument, 'tags'>,
  operations: Operation[],
): Set<string> {
  const named = [...`${first_request}\n${records}`.matchAll(/\{#([\w-]+)\}/g)].map(([, id = '']) => id);
  const former = guides.flatMap(({ anchors }) => anchors);
  const tags = byTag(document, operations).map(({ tag }) => tagId(tag));
  return new Set([GUIDES_ID, OPERATIONS_ID, ...named, ...former, ...tags]);
}
