import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { NOT_PROSE, type Block } from './blocks';

/** Keys whose values are names and sample data. */
const NO_PROSE: ReadonlySet<string> = new Set(['example', 'examples', 'event', 'menu', 'questionnaire', 'spec', 'key']);

interface Text {
  value: string;
  line: number;
  keepsLines: boolean;
}

/** Every string in the file, or only those under the given keys, with the line where each starts. */
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

/** A Markdown link in a YAML value. */
export interface YamlLink {
  href: string;
  text: string;
  line: number;
}

/**
 * The prose in a YAML file: every value of two or more words, or only those under the given keys, with the Markdown
 * links in it. Code in backticks, fenced code, and link addresses are not prose.
 */
export function yamlProse(text: string, keys?: ReadonlySet<string>): { blocks: Block[]; links: YamlLink[] } {
  const texts = textsOf(text, keys);
  return { blocks: blocksOf(texts), links: linksOf(texts) };
}

function blocksOf(texts: Text[]): Block[] {
  return texts.filter(({ value }) => /\p{L}\s+\S*\p{L}/u.test(value)).map(toBlock);
}

function linksOf(texts: Text[]): YamlLink[] {
  return texts.flatMap(({ value, line, keepsLines }) =>
    [...value.matchAll(/(?<!!)\[([^\]]*)\]\(([^)\s]*)\)/g)].map(({ 1: words = '', 2: href = '', index }) => ({
      href,
      text: words,
      line: keepsLines ? line + value.slice(0, index).split('\n').length - 1 : line,
    })),
  );
}

/** Folded values lose their line breaks, so everything in one is reported on its first line. */
function toBlock({ value, line, keepsLines }: Text): Block {
  const text = value
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, NOT_PROSE))
    .replace(/`[^`\n]*`/g, NOT_PROSE)
    .replace(/\]\([^)\s]*\)/g, ']');
  const starts = keepsLines ? [...text.matchAll(/\n/g)].map(({ index }) => index + 1) : [];
  return {
    kind: 'attribute',
    text,
    positions: [{ offset: 0, line }, ...starts.map((offset, index) => ({ offset, line: line + index + 1 }))],
  };
}

/** The prose in the front matter, with its line numbers in the file. */
export function frontMatterBlocks(text: string): Block[] {
  const end = text.indexOf('\n---', 3);
  return end < 0 ? [] : yamlProse(text.slice(0, end), FRONT_MATTER_PROSE).blocks;
}

const FRONT_MATTER_PROSE: ReadonlySet<string> = new Set(['title', 'description', 'sidebar_label', 'output', 'summary']);
