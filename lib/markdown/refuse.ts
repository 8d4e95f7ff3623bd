import type { Element, Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { SKIP, visit, type VisitorResult } from 'unist-util-visit';
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

type Refuse = (rule: string, message: string, hint: string, at?: Pick<Node, 'position'>) => void;

/** Where a visitor is, and how it reports the node or a part of it. */
interface Visit {
  parent: Parent | undefined;
  index: number | undefined;
  refuse: Refuse;
}

/** By the kind of node. */
const VISITORS: Record<string, (node: never, visit: Visit) => VisitorResult> = {
  mdxFlowExpression: refuseExpression,
  mdxTextExpression: refuseExpression,
  mdxjsEsm: (_, { refuse }) => {
    const hint = 'Components are used without imports; see docs/authoring.md.';
    refuse('expression', 'Imports and exports are not supported.', hint);
  },
  link: refuseAddress,
  image: refuseAddress,
  definition: refuseAddress,
  mdxJsxFlowElement: refuseTag,
  mdxJsxTextElement: refuseTag,
};

/**
 * Reports what authors may not write, each with its position and a way to write it:
 * - Expressions in braces, imports, and exports. The renderer would drop them silently, so that "/participant/{id}"
 *   would lose its id; braces are shown as text.
 * - What could run in a reader's browser, which is removed. The security policy allows a page's inline scripts by their
 *   hashes, and so would allow a script in a text like our own; it must not get that far.
 */
export function remarkRefuse(options: { addFinding: (finding: TextFinding) => void }) {
  return (tree: Root): void => {
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      const refuse: Refuse = (rule, message, hint, { position } = node) => {
        const { line = 0, column } = position?.start ?? {};
        options.addFinding({ line, column, rule, message, hint, severity: 'error' });
      };
      return VISITORS[node.type]?.(node as never, { parent, index, refuse });
    });
  };
}

function refuseExpression({ value }: Node & { value: string }, { parent, index, refuse }: Visit): void {
  const text = `{${value}}`;
  refuse('expression', `Braces are read as code: ${text}.`, 'Write \\{ and \\}, or put them in backticks.');
  if (parent && index !== undefined) parent.children[index] = { type: 'text', value: text } as Node;
}

function refuseAddress(node: Node & { url: string }, { refuse }: Visit): void {
  if (!RUNS.test(node.url)) return;
  refuse('script', `The address "${node.url}" could run a script.`, 'Link to a page or a file.');
  node.url = '';
}

function refuseTag(tag: JsxNode, { parent, index, refuse }: Visit): VisitorResult {
  tag.attributes = tag.attributes.filter((attribute) => isPlain(attribute, tag, refuse));
  if (!REFUSED.has(tag.name?.toLowerCase() ?? '')) return undefined;
  refuse('script', `<${tag.name}> is not allowed in text.`, 'docs/authoring.md lists all components.');
  if (!parent || index === undefined) return undefined;
  parent.children.splice(index, 1);
  return [SKIP, index];
}

/** True for an attribute that may stay: a text that cannot run. */
function isPlain(attribute: JsxNode['attributes'][number], tag: JsxNode, refuse: Refuse): boolean {
  const { type, name = '...', value, position } = attribute;
  if (/^on/i.test(name) || (typeof value === 'string' && RUNS.test(value))) {
    refuse('script', `The attribute "${name}" of <${tag.name}> could run a script.`, 'Remove it.');
    return false;
  }
  if (type !== 'mdxJsxExpressionAttribute' && (typeof value !== 'object' || value === null)) return true;
  const hint = 'Write a plain string in double quotes.';
  refuse('expression', `The attribute "${name}" of <${tag.name}> is an expression.`, hint, position ? attribute : tag);
  return false;
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
