import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { withoutProofMarks } from './code-blocks';
import { readMagicComments } from './magic-comments';

/**
 * Prepares fences for the highlighter: removes check marks, turns magic comments into line ranges, and sets a
 * default language.
 */
export function remarkPrepareFences() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code) => {
      let meta = withoutProofMarks(node.meta ?? '');
      const hasRange = /\{[\d,\s-]+\}/.test(meta);
      if (node.lang && !hasRange) {
        const { code, lines } = readMagicComments(node.value);
        node.value = code;
        if (lines.length) meta = `${meta} {${lines.join(',')}}`.trim();
      }
      node.lang = node.lang?.toLowerCase() ?? 'text';
      node.meta = meta || null;
    });
  };
}
