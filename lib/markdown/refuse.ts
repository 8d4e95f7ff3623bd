import type { Element, Root as HtmlRoot } from 'hast';
import type { Nodes, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { UnfiledFinding } from '@/lib/findings/finding';
import { isExternal } from '@/lib/settings/paths';
import type { Tag } from './tags';

/** Tags that run, load, or send something, or change the page around them. */
const REFUSED = new Set(
  'script style iframe frame object embed applet base meta link form input textarea select button svg math template'.split(
    ' ',
  ),
);

const RUNS = /^\s*(?:javascript|vbscript|data)\s*:/i;

/** Reports a node, or the part of it that is given. */
type Refuse = (rule: string, message: string, hint: string, at?: Pick<Nodes, 'position'>) => void;

/**
 * Reports what authors may not write, each with its position and a way to write it:
 * - Expressions in braces, imports, and exports. The renderer would drop them silently, so that "/participant/{id}"
 *   would lose its id; braces are shown as text.
 * - What could run in a reader's browser, which is removed. The security policy allows a page's inline scripts by their
 *   hashes, and so would allow a script in a text like our own; it must not get that far.
 */
export function remarkRefuse(options: { addFinding: (finding: UnfiledFinding) => void }) {
  return (tree: Root): void => {
    visit(tree, (node, index = 0, parent) => {
      const refuse: Refuse = (rule, message, hint, { position } = node) => {
        const { line = 0, column } = position?.start ?? {};
        options.addFinding({ line, column, rule, message, hint, severity: 'error' });
      };
      switch (node.type) {
        case 'mdxjsEsm':
          refuse(
            'expression',
            'Imports and exports are not supported.',
            'Components need none; see docs/authoring.md.',
          );
          return undefined;
        case 'mdxFlowExpression':
        case 'mdxTextExpression': {
          const text = `{${node.value}}`;
          refuse('expression', `Braces are read as code: ${text}.`, 'Write \\{ and \\}, or put them in backticks.');
          parent!.children[index] = { type: 'text', value: text };
          return undefined;
        }
        case 'link':
        case 'image':
        case 'definition':
          if (!RUNS.test(node.url)) return undefined;
          refuse('script', `The address "${node.url}" could run a script.`, 'Link to a page or a file.');
          node.url = '';
          return undefined;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          node.attributes = node.attributes.filter((attribute) => isPlain(attribute, node, refuse));
          if (!REFUSED.has(node.name?.toLowerCase() ?? '')) return undefined;
          refuse('script', `<${node.name}> is not allowed in text.`, 'docs/authoring.md lists all components.');
          parent!.children.splice(index, 1);
          return [SKIP, index];
      }
    });
  };
}

/** True for an attribute that may stay: a text that cannot run. */
function isPlain(attribute: Tag['attributes'][number], tag: Tag, refuse: Refuse): boolean {
  const { value, position } = attribute;
  const name = 'name' in attribute ? attribute.name : '...';
  if (/^on/i.test(name) || (typeof value === 'string' && RUNS.test(value))) {
    refuse('script', `The attribute "${name}" of <${tag.name}> could run a script.`, 'Remove it.');
    return false;
  }
  if ('name' in attribute && (typeof value === 'string' || !value)) return true;
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
