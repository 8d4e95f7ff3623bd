import type { Nodes, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { didYouMean } from '@/lib/findings/closest-word';
import type { UnfiledFinding } from '@/lib/findings/finding';
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

/** The names that the site translates; the other names are older words for these. */
const isText = (name: string): name is 'note' | 'tip' | 'info' | 'warning' | 'danger' => LOOKS[name] === name;

/**
 * Turns `:::note[Title]` into an `aside`; an unknown name is reported and looks like `info`. Single colons in prose
 * (10:30, lamp:gps) also parse as directives and are turned back into the original text.
 */
export function remarkAdmonitions(options: { addFinding: (finding: UnfiledFinding) => void; locale: Locale }) {
  return (tree: Root, file: { toString(): string }): void => {
    const source = file.toString();
    visit(tree, (node, index, parent) => {
      if (node.type === 'containerDirective') convert(node, options);
      if ((node.type === 'textDirective' || node.type === 'leafDirective') && parent && index !== undefined) {
        const { start, end } = node.position ?? {};
        const text = { type: 'text', value: source.slice(start?.offset, end?.offset) } as const;
        parent.children[index] = node.type === 'leafDirective' ? { type: 'paragraph', children: [text] } : text;
      }
    });
  };
}

function convert(
  node: Extract<Nodes, { type: 'containerDirective' }>,
  { addFinding, locale }: Parameters<typeof remarkAdmonitions>[0],
): void {
  const look = LOOKS[node.name] ?? 'info';
  if (!(node.name in LOOKS)) {
    const message = `Unknown admonition "${node.name}"; it is shown as "info".`;
    const names = Object.keys(LOOKS);
    const hint = didYouMean(node.name, names) ?? `Known: ${names.join(', ')}.`;
    const { line = 0, column } = node.position?.start ?? {};
    addFinding({ line, column, rule: 'admonition', message, hint, severity: 'warning' });
  }
  const [first, ...others] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const name = isText(node.name) ? locale.t(node.name) : node.name;
  const title: Paragraph = {
    type: 'paragraph',
    data: { hName: 'p', hProperties: { className: ['admonition-title', 'strong'] } },
    children: label?.children.length ? label.children : [{ type: 'text', value: name }],
  };
  const properties = { className: ['admonition', `admonition-${look}`, 'tint'], dataMarkdown: look, role: 'note' };
  node.data = { hName: 'aside', hProperties: properties };
  node.children = [title, ...(label ? others : node.children)];
}
