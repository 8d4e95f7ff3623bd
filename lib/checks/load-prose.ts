import fs from 'node:fs';
import path from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { readContentFiles } from '@/lib/content/load';
import { textsBelow } from '@/lib/sources/files';
import { contentFolder, LANGUAGES_FOLDER, openapiFolder } from '@/lib/sources/folders';
import { API_PATH } from '@/lib/openapi/navigation';
import { wordingFile } from '@/lib/checks/prose/wording';
import { spellerWith } from '@/lib/checks/prose/spelling';
import { type Block, NOT_PROSE } from '@/lib/checks/prose/blocks';
import type { Prose, ProseText } from './rule';

/** Keys whose values are words that readers type or that pages must not use. */
const NO_PROSE_FILES: ReadonlySet<string> = new Set(['_data/help-words.yaml', '_data/wording.yaml']);

/** Whether a file of the content folder has prose in the site's own language. */
const isOwnProse = (name: string): boolean => !NO_PROSE_FILES.has(name) && !name.startsWith(`${LANGUAGES_FOLDER}/`);

/** In the API description, only these keys contain prose; the rest are names and values. */
const API_PROSE: ReadonlySet<string> = new Set(['description', 'summary', 'title', 'body']);

/**
 * What running text is checked against: the dictionary with this content's words, and its rules of language.
 * @throws DiagnosticError with the position of every error in wording.yaml.
 */
export function loadProse(): Prose {
  const file = path.join(contentFolder, '_data', 'words.txt');
  const words = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return { language: wordingFile.load(), misspelled: spellerWith(words) };
}

/** Prose and links outside page bodies: data files, front matter, the API description. Only the requested files are read. */
export function loadDataProse(isWanted: (file: string) => boolean): ProseText[] {
  const own = readContentFiles(contentFolder)
    .files.filter(({ name }) => isOwnProse(name) && isWanted(`content/${name}`))
    .map(({ name, text }) =>
      name.endsWith('.yaml')
        ? fromYaml(`content/${name}`, text)
        : fromYaml(`content/${name}`, headOf(text), { keys: FRONT_MATTER_PROSE }),
    );
  const api = textsBelow(openapiFolder, '.yaml')
    .filter(({ name }) => isWanted(`openapi/${name}`))
    .map(({ name, text }) => fromYaml(`openapi/${name}`, text, { keys: API_PROSE, from: API_PATH }));
  return [...own, ...api];
}

const FRONT_MATTER_PROSE: ReadonlySet<string> = new Set(['title', 'description', 'sidebar_label', 'output', 'summary']);

const headOf = (page: string): string => page.replace(/\r\n?/g, '\n').split('\n---', 1)[0] ?? '';

/** `keys` are those with prose, and `from` is the page that a link to a section leads to. */
function fromYaml(file: string, text: string, of: { keys?: ReadonlySet<string>; from?: string } = {}): ProseText {
  const { blocks, links } = yamlProse(text, of.keys);
  return { file, blocks, links: links.map((link) => ({ file, from: of.from, ...link })) };
}

/** Keys whose values are names and sample data. */
const NO_PROSE: ReadonlySet<string> = new Set(['example', 'examples', 'event', 'menu', 'questionnaire', 'spec', 'key']);

interface Text {
  key: string;
  value: string;
  line: number;
}

/** Every string in the file with its key and the line where it starts. */
function textsOf(text: string): Text[] {
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
      const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
      texts.push({
        key: name,
        // Folded values lose their line breaks, so everything in one is reported on its first line.
        value: node.type === 'BLOCK_LITERAL' ? node.value : node.value.replaceAll('\n', ' '),
        line: lines.linePos(node.range?.[0] ?? 0).line + (isBlock ? 1 : 0),
      });
    },
  });
  return texts;
}

/** A Markdown link in a YAML value, or a value that is an address. */
interface YamlLink {
  href: string;
  text?: string;
  line: number;
}

/**
 * The prose in a YAML file: every value of two or more words, or only those under the given keys; and the links in all
 * values. Code in backticks, fenced code, and link addresses are not prose.
 */
export function yamlProse(text: string, keys?: ReadonlySet<string>): { blocks: Block[]; links: YamlLink[] } {
  const texts = textsOf(text);
  return { blocks: blocksOf(texts.filter(({ key }) => !keys || keys.has(key))), links: texts.flatMap(linksIn) };
}

function blocksOf(texts: Text[]): Block[] {
  return texts.filter(({ value }) => /\p{L}\s+\S*\p{L}/u.test(value)).map(toBlock);
}

function linksIn({ key, value, line }: Text): YamlLink[] {
  if (key === 'href') return [{ href: value, line }];
  return [...value.matchAll(/(?<!!)\[([^\]]*)\]\(([^)\s]*)\)/g)].map(({ 1: words = '', 2: href = '', index }) => ({
    href,
    text: words,
    line: line + value.slice(0, index).split('\n').length - 1,
  }));
}

const toBlock = ({ value, line }: Text): Block => ({
  kind: 'attribute',
  text: value
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, NOT_PROSE))
    .replace(/`[^`\n]*`/g, NOT_PROSE)
    .replace(/\]\([^)\s]*\)/g, ']'),
  line,
});
