export interface InlinePart {
  kind: 'text' | 'code' | 'label';
  text: string;
}

/** Splits the little markup of the data files: `code` in backquotes and **labels** in double stars. */
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
