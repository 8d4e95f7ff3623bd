import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/findings/closest-word';
import type { TextFinding } from '@/lib/findings/finding';
import type { Locale } from '@/lib/settings/translate';

/** Every name an admonition may have, with what it looks like: some are older. */
const LOOKS: Record<string, string> = {
  note: 'note',
  secondary: 'note',
  tip: 'tip',
  success: 'tip',
  info: 'info',
  important: 'info',
  warning: 'warning',
  caution: 'warning',
  danger: 'danger',
};

/** The names that the site says in every language: those that no other stands for. */
const isText = (name: string): name is 'note' | 'tip' | 'info' | 'warning' | 'danger' => LOOKS[name] === name;

interface Directive extends Parent {
  name: string;
  attributes?: Record<string, string>;
  data?: { hName?: string; hProperties?: Record<string, string>; directiveLabel?: boolean };
}

/**
 * Turns `:::note[Title]` into an `aside`; an unknown name is reported and looks like `info`. Single colons in prose
 * (10:30, lamp:gps) also parse as directives and are turned back into the original text.
 */
export function remarkAdmonitions(options: { addFinding: (finding: TextFinding) => void; locale: Locale }) {
  return (tree: Root, file: { toString(): string }): void => {
    const source = file.toString();
    visit(tree, (node: Node, index, parent: Parent | undefined) => {
      if (node.type === 'containerDirective') convert(node as Directive, options);
      if ((node.type === 'textDirective' || node.type === 'leafDirective') && parent && index !== undefined) {
        const { start, end } = node.position ?? {};
        const text = { type: 'text', value: source.slice(start?.offset, end?.offset) } as Node;
        parent.children[index] =
          node.type === 'leafDirective' ? ({ type: 'paragraph', children: [text] } as Node) : text;
      }
    });
  };
}

function convert(node: Directive, { addFinding, locale }: Parameters<typeof remarkAdmonitions>[0]): void {
  const look = LOOKS[node.name] ?? 'info';
  if (!(node.name in LOOKS)) {
    const message = `Unknown admonition "${node.name}"; it is shown as "info".`;
    const names = Object.keys(LOOKS);
    const hint = didYouMean(node.name, names) ?? `Known: ${names.join(', ')}.`;
    const { line = 0, column } = node.position?.start ?? {};
    addFinding({ line, column, rule: 'admonition', message, hint, severity: 'warning' });
  }
  const first = node.children[0] as (Parent & { data?: { directiveLabel?: boolean } }) | undefined;
  const label = first?.data?.directiveLabel ? first : undefined;
  const rest = label ? node.children.slice(1) : node.children;
  const title = {
    type: 'paragraph',
    data: { hName: 'p', hProperties: { className: 'admonition-title strong' } },
    children: label?.children.length
      ? label.children
      : [{ type: 'text', value: isText(node.name) ? locale.t(node.name) : node.name }],
  } as Node;
  const properties = { className: `admonition admonition-${look} tint`, dataMarkdown: look, role: 'note' };
  node.data = { hName: 'aside', hProperties: properties };
  node.children = [title, ...rest];
}
