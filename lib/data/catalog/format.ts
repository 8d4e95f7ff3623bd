/** Formats JSON with short values on one line, so that samples stay short. */
export function formatJson(value: unknown, width = 76): string {
  return write(value, 0, 0, width);
}

/** `used` is how many characters the indentation and key already take up on the line. */
function write(value: unknown, indent: number, used: number, width: number): string {
  const flat = oneLine(value);
  if (typeof value !== 'object' || value === null || used + flat.length <= width) return flat;
  const pad = ' '.repeat(indent + 2);
  const entries = Array.isArray(value)
    ? value.map((item) => ['', item] as const)
    : Object.entries(value).map(([key, item]) => [`${JSON.stringify(key)}: `, item] as const);
  const lines = entries.map(([name, item]) => pad + name + write(item, indent + 2, pad.length + name.length, width));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return entries.length ? `{ ${entries.join(', ')} }` : '{}';
}

interface InlinePart {
  kind: 'text' | 'code' | 'label' | 'link';
  text: string;
  /** Where a link leads. */
  to?: string;
}

/** Splits the markup in the data files: `code` in backticks, **labels** in double asterisks, and [links](/page). */
export function inlineParts(source: string): InlinePart[] {
  return source
    .split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([/#][^)]+\))/)
    .filter(Boolean)
    .map((part): InlinePart => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('**')) return { kind: 'label', text: part.slice(2, -2) };
      const link = /^\[(.+)\]\((.+)\)$/.exec(part);
      if (link) return { kind: 'link', text: link[1] ?? '', to: link[2] };
      return { kind: 'text', text: part };
    });
}
