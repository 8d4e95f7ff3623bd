import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '@/lib/diagnostics/diagnostic';

interface JsxNode extends Node {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown; position?: Node['position'] }[];
}

/**
 * Reports expressions in braces, imports, and exports, and shows them as text. The renderer would drop them silently,
 * so that "/participant/{id}" would lose its id; this way the author sees the problem and its position.
 */
export function remarkRefuseExpressions(options: { report: (problem: TextDiagnostic) => void }) {
  const report = (node: { position?: Node['position'] }, message: string, hint: string) =>
    options.report({
      line: node.position?.start.line ?? 0,
      column: node.position?.start.column,
      rule: 'expression',
      message,
      hint,
      severity: 'error',
    });
  return (tree: Root): void => {
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const text = `{${(node as Node & { value: string }).value}}`;
        report(node, `Braces are read as code: ${text}.`, 'Write \\{ and \\}, or put them in backticks.');
        if (parent && index !== undefined) parent.children[index] = { type: 'text', value: text } as Node;
      } else if (node.type === 'mdxjsEsm') {
        report(
          node,
          'Imports and exports are not supported.',
          'Components are used without imports; see docs/authoring.md.',
        );
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const tag = node as JsxNode;
        tag.attributes = tag.attributes.filter((attribute) => {
          const isExpression =
            attribute.type === 'mdxJsxExpressionAttribute' ||
            (typeof attribute.value === 'object' && attribute.value !== null);
          if (isExpression) {
            report(
              attribute.position ? attribute : node,
              `The attribute "${attribute.name ?? '...'}" of <${tag.name}> is an expression.`,
              'Write a plain string in double quotes.',
            );
          }
          return !isExpression;
        });
      }
    });
  };
}
