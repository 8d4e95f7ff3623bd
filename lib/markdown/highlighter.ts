import { bundledLanguages, createHighlighter, type Highlighter } from 'shiki';
import { codeTheme } from './code-theme';

/** Languages that pages use. The list is short so that builds start quickly. */
export const LANGUAGES = [
  'bash',
  'css',
  'diff',
  'docker',
  'html',
  'http',
  'ini',
  'javascript',
  'json',
  'jsx',
  'kotlin',
  'markdown',
  'mdx',
  'python',
  'r',
  'sql',
  'swift',
  'toml',
  'tsx',
  'typescript',
  'xml',
  'yaml',
  'java',
] as const;

/** Other names that authors use for the same language. */
export const LANGUAGE_ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  console: 'bash',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  yml: 'yaml',
  dockerfile: 'docker',
  md: 'markdown',
  env: 'ini',
  jsonata: 'javascript',
  csv: 'text',
  txt: 'text',
  plaintext: 'text',
  text: 'text',
};

let shared: Promise<Highlighter> | undefined;

/** One highlighter for all pages in a process, so that grammars load once. */
export function getHighlighter(): Promise<Highlighter> {
  shared ??= createHighlighter({
    themes: [codeTheme],
    langs: LANGUAGES.filter((name) => name in bundledLanguages),
    langAlias: Object.fromEntries(Object.entries(LANGUAGE_ALIASES).filter(([, to]) => to !== 'text')),
  }).then(withoutTimeLimit);
  return shared;
}

/**
 * By default, a line that takes too long is highlighted only in part, so a busy machine would produce different
 * pages.
 */
function withoutTimeLimit(highlighter: Highlighter): Highlighter {
  const { codeToHtml } = highlighter;
  return { ...highlighter, codeToHtml: (code, options) => codeToHtml(code, { ...options, tokenizeTimeLimit: 0 }) };
}

/** True if the fence's language can be highlighted, or is explicitly plain text. */
export function isKnownLanguage(language: string): boolean {
  return (LANGUAGES as readonly string[]).includes(language) || language in LANGUAGE_ALIASES;
}
