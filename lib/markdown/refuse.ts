import type { Element, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { TextFinding } from '@/lib/findings/finding';
import { isExternal } from '@/lib/settings/addresses';

interface JsxNode extends Node {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown; position?: Node['position'] }[];
}

/** Tags that run, load, or send something, or change the page around them. */
const REFUSED = new Set(
  'script style iframe frame object embed applet base meta link form input textarea select button svg math template'.split(
    ' ',
  ),
);

const RUNS = /^\s*(?:javascript|vbscript|data)\s*:/i;

/**
 * Reports what authors may not write, each with its position and a way to write it:
 * - Expressions in braces, imports, and exports. The renderer would drop them silently, so that "/participant/{id}"
 *   would lose its id; braces are shown as text.
 * - What could run in a reader's browser, which is removed. The security policy allows a page's inline scripts by their
 *   hashes, and so would allow a script in a text like our own; it must not get that far.
 */
export function remarkRefuse(options: { report: (finding: TextFinding) => void }) {
  return (tree: Root): void => {
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      const refuse = (rule: string, message: string, hint: string, { position }: Pick<Node, 'position'> = node) => {
        const { line = 0, column } = position?.start ?? {};
        options.report({ line, column, rule, message, hint, severity: 'error' });
      };
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const text = `{${(node as Node & { value: string }).value}}`;
        const hint = 'Write \\{ and \\}, or put them in backticks.';
        refuse('expression', `Braces are read as code: ${text}.`, hint);
        if (parent && index !== undefined) parent.children[index] = { type: 'text', value: text } as Node;
      }
      if (node.type === 'mdxjsEsm') {
        const hint = 'Components are used without imports; see docs/authoring.md.';
        refuse('expression', 'Imports and exports are not supported.', hint);
      }
      const { url } = node as { url?: unknown };
      if (typeof url === 'string' && RUNS.test(url)) {
        refuse('script', `The address "${url}" could run a script.`, 'Link to a page or a file.');
        Object.assign(node, { url: '' });
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
      const tag = node as JsxNode;
      tag.attributes = tag.attributes.filter((attribute) => {
        const { type, name = '...', value, position } = attribute;
        const isExpression = type === 'mdxJsxExpressionAttribute' || (typeof value === 'object' && value !== null);
        const runs = /^on/i.test(name) || (typeof value === 'string' && RUNS.test(value));
        const where = position ? attribute : node;
        if (runs) refuse('script', `The attribute "${name}" of <${tag.name}> could run a script.`, 'Remove it.');
        else if (isExpression) {
          const hint = 'Write a plain string in double quotes.';
          refuse('expression', `The attribute "${name}" of <${tag.name}> is an expression.`, hint, where);
        }
        return !runs && !isExpression;
      });
      if (!REFUSED.has(tag.name?.toLowerCase() ?? '')) return undefined;
      refuse('script', `<${tag.name}> is not allowed in text.`, 'docs/authoring.md lists all components.');
      if (!parent || index === undefined) return undefined;
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
