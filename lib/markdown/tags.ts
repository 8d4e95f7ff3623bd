import type { Nodes } from 'mdast';

/** A tag on a page: of a component, or of HTML. */
export type Tag = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export const isTag = (node: Nodes): node is Tag =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The attributes of a tag that are texts, by name. */
export const textAttributes = ({ attributes }: Tag): Partial<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap((attribute) =>
      'name' in attribute && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );
