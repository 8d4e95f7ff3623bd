import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { NOT_PROSE, type Block } from './block';

/** Keys below which names and sample data stand. */
const NO_PROSE: ReadonlySet<string> = new Set(['example', 'examples', 'event', 'menu', 'questionnaire', 'spec', 'key']);

/**
 * The prose in a YAML file: every text of two words or more, or only those under the given keys.
 * Code in backticks, fenced code and the addresses of links are no prose.
 */
export function yamlBlocks(text: string, keys?: ReadonlySet<string>): Block[] {
  const lines = new LineCounter();
  const blocks: Block[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_, pair) {
      return isScalar(pair.key) && NO_PROSE.has(String(pair.key.value)) ? visit.SKIP : undefined;
    },
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string' || !/\p{L}\s+\S*\p{L}/u.test(node.value)) return;
      const pair = path.at(-1);
      const name = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : '';
      if (keys && !keys.has(name)) return;
      const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
      const line = lines.linePos(node.range?.[0] ?? 0).line + (isBlock ? 1 : 0);
      blocks.push(toBlock(node.value, line, node.type === 'BLOCK_LITERAL'));
    },
  });
  return blocks;
}

/** Folded texts lose their line ends, so that all of one counts for its first line. */
function toBlock(value: string, line: number, keepsLines: boolean): Block {
  const text = value
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, NOT_PROSE))
    .replace(/`[^`\n]*`/g, NOT_PROSE)
    .replace(/\]\([^)\s]*\)/g, ']');
  const starts = keepsLines ? [...text.matchAll(/\n/g)].map(({ index }) => index + 1) : [];
  return {
    kind: 'attribute',
    text,
    places: [{ offset: 0, line }, ...starts.map((offset, index) => ({ offset, line: line + index + 1 }))],
  };
}

/** The front matter's prose, at its lines of the file. */
export function frontMatterBlocks(text: string): Block[] {
  const end = text.indexOf('\n---', 3);
  return end < 0 ? [] : yamlBlocks(text.slice(0, end), FRONT_MATTER_PROSE);
}

const FRONT_MATTER_PROSE: ReadonlySet<string> = new Set(['title', 'description', 'sidebar_label', 'output', 'summary']);
