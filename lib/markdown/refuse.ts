import type { Element, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { TextDiagnostic } from '@/lib/diagnostics/diagnostic';
import { isExternal } from '@/lib/settings/addresses';

interface JsxNode extends Node {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown; position?: Node['position'] }[];
}

type Placed = Pick<Node, 'position'>;

const at = ({ position }: Placed, rule: string, message: string, hint: string): TextDiagnostic => ({
  line: position?.start.line ?? 0,
  column: position?.start.column,
  rule,
  message,
  hint,
  severity: 'error',
});

/**
 * Reports expressions in braces, imports, and exports, and shows them as text. The renderer would drop them silently,
 * so that "/participant/{id}" would lose its id; this way the author sees what is wrong and where.
 */
export function remarkRefuseExpressions(options: { report: (diagnostic: TextDiagnostic) => void }) {
  const report = (node: Placed, message: string, hint: string) => options.report(at(node, 'expression', message, hint));
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

/** Tags that run, load, or send something, or change the page around them. */
const REFUSED = new Set(
  'script style iframe frame object embed applet base meta link form input textarea select button svg math template'.split(
    ' ',
  ),
);

const RUNS = /^\s*(?:javascript|vbscript|data)\s*:/i;

/**
 * Reports and removes what could run in a reader's browser. The security policy allows a page's inline scripts by
 * their hashes, and so would allow a script in a text like our own; it must not get that far.
 */
export function remarkRefuseScripts({ report }: { report: (diagnostic: TextDiagnostic) => void }) {
  return (tree: Root): void => {
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      const refuse = (message: string, hint: string) => report(at(node, 'script', message, hint));
      const { url } = node as { url?: unknown };
      if (typeof url === 'string' && RUNS.test(url)) {
        refuse(`The address "${url}" could run a script.`, 'Link to a page or a file.');
        Object.assign(node, { url: '' });
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const tag = node as JsxNode;
      const { name } = tag;
      if (name && REFUSED.has(name.toLowerCase())) {
        refuse(`<${name}> is not allowed in text.`, 'docs/authoring.md lists the available tags.');
      }
      tag.attributes = tag.attributes.filter(({ name: attribute = '', value }) => {
        if (!/^on/i.test(attribute) && !(typeof value === 'string' && RUNS.test(value))) return true;
        refuse(`The attribute "${attribute}" of <${name}> could run a script.`, 'Remove it.');
        return false;
      });
      if (!name || !REFUSED.has(name.toLowerCase()) || !parent || index === undefined) return;
      parent.children.splice(index, 1);
      return [SKIP, index];
    });
  };
}

const SAFE = /^(https?:|mailto:|tel:|sms:|\/\/)/i;

/** Removes addresses that could run a script or embed another page (`javascript:`, `data:`, and so on). */
export function rehypeSafeAddresses() {
  return (tree: HtmlRoot): void => {
    visit(tree, 'element', ({ properties }: Element) => {
      for (const name of ['href', 'src'] as const) {
        const value = properties[name];
        if (typeof value === 'string' && isExternal(value.trim()) && !SAFE.test(value.trim())) delete properties[name];
      }
    });
  };
}
