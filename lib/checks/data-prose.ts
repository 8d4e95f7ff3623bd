import { isPair, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { readContentFiles } from '@/lib/content/load-content';
import { readApiFiles } from '@/lib/openapi/load-api';
import { API_PATH } from '@/lib/settings/known-pages';
import { contentFile, contentFolder, LANGUAGES_FOLDER } from '@/lib/sources/folders';
import { splitFrontMatter } from '@/lib/sources/split-front-matter';
import { type Block, NOT_PROSE } from './prose/blocks';
import type { Link, ProseText } from './rule';

/** Files whose values are words that readers type or that pages must not use. */
const NO_PROSE_FILES: ReadonlySet<string> = new Set(['_data/danger-words.yaml', '_data/wording.yaml']);

/** Whether a file of the content folder has prose in the site's own language. */
const isOwnProse = (name: string): boolean => !NO_PROSE_FILES.has(name) && !name.startsWith(`${LANGUAGES_FOLDER}/`);

/** In the API description, only these keys contain prose; the rest are names and values. */
const API_PROSE: ReadonlySet<string> = new Set(['description', 'summary', 'title', 'body']);

/** Prose and links in data files, front matter, and the API description. Only the requested files are read. */
export function readDataProse(isWanted: (file: string) => boolean): ProseText[] {
  const ofContent = readContentFiles(contentFolder)
    .files.filter(({ name }) => isOwnProse(name) && isWanted(contentFile(name)))
    .map(({ name, text }) =>
      name.endsWith('.yaml')
        ? yamlProse(contentFile(name), text)
        : yamlProse(contentFile(name), frontMatterOf(text), { keys: FRONT_MATTER_PROSE }),
    );
  const ofApi = readApiFiles()
    .filter(({ file }) => isWanted(file))
    .map(({ file, text }) => yamlProse(file, text, { keys: API_PROSE, from: API_PATH }));
  return [...ofContent, ...ofApi];
}

const FRONT_MATTER_PROSE: ReadonlySet<string> = new Set(['title', 'description', 'sidebar_label', 'output', 'summary']);

/** With a line above, as in the file. */
const frontMatterOf = (text: string): string => `\n${splitFrontMatter(text)?.head ?? ''}`;

/** Keys whose values are names and sample data. */
const NO_PROSE: ReadonlySet<string> = new Set(['example', 'examples', 'event', 'menu', 'questionnaire', 'spec', 'key']);

/** A Markdown link, but no picture. */
const LINK = /(?<!!)\[([^\]]*)\]\(([^)\s]*)\)/g;

/**
 * The prose in a YAML file: every value of two or more words, or only those under the given keys; and the links in all
 * values. `from` is the path of the page that a link to a section leads to.
 */
export function yamlProse(
  file: string,
  yaml: string,
  { keys, from }: { keys?: ReadonlySet<string>; from?: string } = {},
): Required<ProseText> {
  const lines = new LineCounter();
  const blocks: Block[] = [];
  const links: Link[] = [];
  visit(parseDocument(yaml, { lineCounter: lines }), {
    Pair: (_, { key }) => (isScalar(key) && NO_PROSE.has(String(key.value)) ? visit.SKIP : undefined),
    Scalar: (role, { value, type, range }, path) => {
      if (role === 'key' || typeof value !== 'string') return;
      const pair = path.at(-1);
      const key = isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
      const isBlock = type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED';
      const line = lines.linePos(range?.[0] ?? 0).line + (isBlock ? 1 : 0);
      // Folded values lose their line breaks, so everything in one is reported on its first line.
      const text = type === 'BLOCK_LITERAL' ? value : value.replaceAll('\n', ' ');
      const isProse = (!keys || keys.has(key)) && /\p{L}\s+\S*\p{L}/u.test(text);
      if (isProse) blocks.push({ kind: 'attribute', text: withoutCode(text), line });
      if (key === 'href') links.push({ file, from, href: text, line });
      for (const { 1: label = '', 2: href = '', index } of text.matchAll(LINK)) {
        links.push({ file, from, href, text: label, line: line + text.slice(0, index).split('\n').length - 1 });
      }
    },
  });
  return { file, blocks, links };
}

/** Code and the addresses of links aren't prose. */
const withoutCode = (text: string): string =>
  text
    .replace(/^```[\s\S]*?^```/gm, (code) => code.replace(/[^\n]/g, NOT_PROSE))
    .replace(/`[^`\n]*`/g, NOT_PROSE)
    .replace(/\]\([^)\s]*\)/g, ']');
