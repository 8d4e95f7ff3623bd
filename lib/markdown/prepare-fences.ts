import type { Code, Parent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { withoutProofMarks } from './code-blocks';
import { readMagicComments } from './magic-comments';

/**
 * Prepares fences for the highlighter: removes check marks, turns magic comments into line ranges, and sets a
 * default language. Puts a query that readers can run into a box with its result.
 */
export function remarkPrepareFences() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      const input = inputOf(node);
      if (parent && index !== undefined && input !== undefined && !isBox(parent)) {
        boxQuery(parent, index, input);
        // The fences in the box are next.
        return [SKIP, index];
      }
      let meta = withoutProofMarks(node.meta ?? '');
      const hasRange = /\{[\d,\s-]+\}/.test(meta);
      if (node.lang && !hasRange) {
        const { code, lines } = readMagicComments(node.value);
        node.value = code;
        if (lines.length) meta = `${meta} {${lines.join(',')}}`.trim();
      }
      node.lang = node.lang?.toLowerCase() ?? 'text';
      node.meta = meta || null;
      return undefined;
    });
  };
}

const BOX = 'query';
const isBox = (node: { type: string }): boolean => node.type === BOX;
const hasMark = ({ meta }: Code, mark: string): boolean => ` ${meta ?? ''} `.includes(` ${mark} `);

/** The name of the input of a query that readers can run; empty if it runs on the made-up people. */
function inputOf(node: Code): string | undefined {
  if (node.lang?.toLowerCase() !== 'jsonata') return undefined;
  if (hasMark(node, 'people')) return '';
  return /(?:^|\s)input="([^"]*)"/.exec(node.meta ?? '')?.[1];
}

/** Puts a fence, and its result if that comes next, into a box. */
function boxQuery(parent: Parent, index: number, input: string): void {
  const next = parent.children[index + 1];
  const count = next?.type === 'code' && hasMark(next, 'result') ? 2 : 1;
  const [query] = parent.children.slice(index, index + 1) as Code[];
  // The bar that the button stands in is there from the start, so that nothing moves when it comes.
  if (query && !/\btitle="/.test(query.meta ?? '')) query.meta = `${query.meta ?? ''} title="Query"`;
  const box = {
    type: BOX,
    children: parent.children.slice(index, index + count),
    data: { hName: 'div', hProperties: { className: ['try'], 'data-try': input } },
  };
  parent.children.splice(index, count, box as unknown as RootContent);
}
