import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { NOT_PROSE, type Block } from './block';

/** Keys below which names and sample data stand. */
const NO_PROSE: ReadonlySet<string> = new Set(['example', 'examples', 'event', 'menu', 'questionnaire', 'spec', 'key']);

interface Text {
  value: string;
  line: number;
  keepsLines: boolean;
}

/** Every string of the file, or only those under the given keys, with the line on which its text starts. */
function textsOf(text: string, keys?: ReadonlySet<string>): Text[] {
  const lines = new LineCounter();
  const texts: Text[] = [];
  visit(parseDocument(text, { lineCounter: lines }), {
    Pair(_, pair) {
      return isScalar(pair.key) && NO_PROSE.has(String(pair.key.value)) ? visit.SKIP : undefined;
    },
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return;
      const pair = path.at(-1);
      const name = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : '';
      if (keys && !keys.has(name)) return;
      const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
      const line = lines.linePos(node.range?.[0] ?? 0).line + (isBlock ? 1 : 0);
      texts.push({ value: node.value, line, keepsLines: node.type === 'BLOCK_LITERAL' });
    },
  });
  return texts;
}

/**
 * The prose in a YAML file: every text of two words or more, or only those under the given keys.
 * Code in backticks, fenced code and the addresses of links are no prose.
 */
export function yamlBlocks(text: string, keys?: ReadonlySet<string>): Block[] {
  return textsOf(text, keys)
    .filter(({ value }) => /\p{L}\s+\S*\p{L}/u.test(value))
    .map(toBlock);
}

/** The Markdown links in a YAML file's texts. */
export function yamlLinks(text: string, keys?: ReadonlySet<string>): { href: string; text: string; line: number }[] {
  return textsOf(text, keys).flatMap(({ value, line, keepsLines }) =>
    [...value.matchAll(/(?<!!)\[([^\]]*)\]\(([^)\s]*)\)/g)].map(({ 1: words = '', 2: href = '', index }) => ({
      href,
      text: words,
      line: keepsLines ? line + value.slice(0, index).split('\n').length - 1 : line,
    })),
  );
}

/** Folded texts lose their line ends, so that all of one counts for its first line. */
function toBlock({ value, line, keepsLines }: Text): Block {
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
