import fs from 'node:fs';
import path from 'node:path';
import { readContentFiles } from '@/lib/content/load';
import { contentFolder, openapiFolder } from '@/lib/content/folders';
import { genericProse } from '@/lib/checks/prose/generic';
import { languageFile } from '@/lib/checks/prose/language';
import { frontMatterBlocks, yamlProse } from '@/lib/checks/prose/yaml-blocks';
import { svgBlocks } from '@/lib/checks/prose/blocks';
import type { Prose, ProseText } from './rule';

/** Keys whose values are words that readers type or that pages must not use. */
const NO_PROSE_FILES: ReadonlySet<string> = new Set([
  '_data/help-words.yaml',
  '_data/language.yaml',
  '_data/readers-words.yaml',
]);

/** In the API description, only these keys contain prose; the rest are names and values. */
const API_PROSE: ReadonlySet<string> = new Set(['description', 'summary', 'title', 'body']);

/**
 * The general rules with this content's lists, and its own rules of language.
 * @throws DiagnosticError with the position of every error in language.yaml.
 */
export function loadLanguage(): Pick<Prose, 'generic' | 'language'> {
  const language = languageFile.load();
  const file = path.join(contentFolder, '_data', 'words.txt');
  const words = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return { language, generic: genericProse(words, language.allowed.join('\n')) };
}

/** Data files and the API description: prose that contains links. Only the requested files are read. */
export function loadDataProse(isWanted: (file: string) => boolean): ProseText[] {
  const data = readContentFiles(contentFolder)
    .files.filter(({ name }) => name.endsWith('.yaml') && !NO_PROSE_FILES.has(name) && isWanted(`content/${name}`))
    .map(({ name, text }) => fromYaml(`content/${name}`, text));
  const api = textFilesIn(openapiFolder, '.yaml')
    .filter(({ name }) => isWanted(`openapi/${name}`))
    .map(({ name, text }) => fromYaml(`openapi/${name}`, text, API_PROSE));
  return [...data, ...api];
}

/** Other prose outside page bodies, without links: front matter and drawings. */
export function loadPlainProse(isWanted: (file: string) => boolean): ProseText[] {
  const frontMatter = readContentFiles(contentFolder)
    .files.filter(({ name }) => !name.endsWith('.yaml') && !NO_PROSE_FILES.has(name) && isWanted(`content/${name}`))
    .map(({ name, text }) => ({
      file: `content/${name}`,
      blocks: frontMatterBlocks(text.replace(/\r\n?/g, '\n')),
    }));
  const drawings = textFilesIn(path.join(contentFolder, '_diagrams'), '.svg')
    .filter(({ name }) => isWanted(`content/_diagrams/${name}`))
    .map(({ name, text }) => ({
      file: `content/_diagrams/${name}`,
      blocks: svgBlocks(text),
    }));
  return [...frontMatter, ...drawings];
}

function fromYaml(file: string, text: string, keys?: ReadonlySet<string>): ProseText {
  const { blocks, links } = yamlProse(text, keys);
  return { file, blocks, links: links.map((link) => ({ file, ...link })) };
}

function textFilesIn(folder: string, ending: string): { name: string; text: string }[] {
  if (!fs.existsSync(folder)) return [];
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  return names.sort().map((name) => ({
    name: name.split(path.sep).join('/'),
    text: fs.readFileSync(path.join(folder, name), 'utf8'),
  }));
}
