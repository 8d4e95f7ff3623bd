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
