export interface InlinePart {
  kind: 'text' | 'code' | 'label';
  text: string;
}

/** Splits the markup in the data files: `code` in backticks and **labels** in double asterisks. */
export function inlineParts(source: string): InlinePart[] {
  return source
    .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
    .filter(Boolean)
    .map((part): InlinePart => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('**')) return { kind: 'label', text: part.slice(2, -2) };
      return { kind: 'text', text: part };
    });
}
