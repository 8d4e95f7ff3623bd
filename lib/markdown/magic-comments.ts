const LINE = String.raw`(?:\/\/|#|--|%|;;|'|REM|!|\*>)`;
const BLOCK: [string, string][] = [
  [String.raw`\/\*`, String.raw`\*\/`],
  [String.raw`\{\s*\/\*`, String.raw`\*\/\s*\}`],
  ['<!--', '-->'],
  [String.raw`\(\*`, String.raw`\*\)`],
];

const patterns = [
  new RegExp(`^\\s*${LINE}\\s*(highlight-[a-z-]+)\\s*$`),
  ...BLOCK.map(([open, close]) => new RegExp(`^\\s*${open}\\s*(highlight-[a-z-]+)\\s*${close}\\s*$`)),
];

/**
 * Reads `highlight-next-line`, `highlight-start`, and `highlight-end` comments on lines of their own. Returns the
 * code without those lines and the 1-based numbers of the lines to highlight.
 */
export function readMagicComments(code: string): { code: string; lines: number[] } {
  const kept: string[] = [];
  const lines: number[] = [];
  let next = false;
  let inside = false;
  for (const line of code.split('\n')) {
    const comment = patterns.map((pattern) => pattern.exec(line)?.[1]).find(Boolean);
    if (comment === 'highlight-next-line') next = true;
    else if (comment === 'highlight-start') inside = true;
    else if (comment === 'highlight-end') inside = false;
    else {
      kept.push(line);
      if (next || inside) lines.push(kept.length);
      next = false;
    }
  }
  return { code: kept.join('\n'), lines };
}
