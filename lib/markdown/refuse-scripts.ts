import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';
import type { TextDiagnostic } from '@/lib/diagnostics/diagnostic';

interface TagNode extends Node {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
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
export function remarkRefuseScripts({ report }: { report: (problem: TextDiagnostic) => void }) {
  return (tree: Root): void => {
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      const refuse = (message: string, hint: string) =>
        report({
          line: node.position?.start.line ?? 0,
          column: node.position?.start.column,
          rule: 'script',
          message,
          hint,
          severity: 'error',
        });
      const { url } = node as { url?: unknown };
      if (typeof url === 'string' && RUNS.test(url)) {
        refuse(`The address "${url}" could run a script.`, 'Link to a page or a file.');
        Object.assign(node, { url: '' });
      }
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const tag = node as TagNode;
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
