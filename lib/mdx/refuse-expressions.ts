import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { TextDiagnostic } from '@/lib/diagnostics/diagnostic';

interface JsxNode extends Node {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown; position?: Node['position'] }[];
}

/**
 * Reports expressions in braces, imports and exports. The renderer takes them out without a word, so that
 * "/participant/{id}" would lose its id; here the author hears of it, with the place.
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
    visit(tree, (node: Node) => {
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        report(
          node,
          `Braces are read as code: {${(node as Node & { value: string }).value}}.`,
          'Write \\{ and \\}, or put them in backticks.',
        );
      } else if (node.type === 'mdxjsEsm') {
        report(node, 'Imports and exports are not read.', 'Components are known by name; see docs/authoring.md.');
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of (node as JsxNode).attributes) {
          const isExpression =
            attribute.type === 'mdxJsxExpressionAttribute' ||
            (typeof attribute.value === 'object' && attribute.value !== null);
          if (isExpression) {
            report(
              node,
              `The attribute "${attribute.name ?? '...'}" of <${(node as JsxNode).name}> is an expression.`,
              'Write a plain string in double quotes.',
            );
          }
        }
      }
    });
  };
}
