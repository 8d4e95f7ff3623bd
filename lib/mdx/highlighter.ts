import { bundledLanguages, createHighlighter, type Highlighter } from 'shiki';
import { codeTheme } from './code-theme';

/** Languages that pages use. A short list keeps the start of a build short. */
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

/** Names that authors write for the same thing. */
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

/** One highlighter for all pages of a process; grammars load once. */
export function getHighlighter(): Promise<Highlighter> {
  shared ??= createHighlighter({
    themes: [codeTheme],
    langs: LANGUAGES.filter((name) => name in bundledLanguages),
    langAlias: Object.fromEntries(Object.entries(LANGUAGE_ALIASES).filter(([, to]) => to !== 'text')),
  }).then(withoutTimeLimit);
  return shared;
}

/** By default a line that takes long is colored in part only, so a busy machine would build other pages. */
function withoutTimeLimit(highlighter: Highlighter): Highlighter {
  const { codeToHtml } = highlighter;
  return { ...highlighter, codeToHtml: (code, options) => codeToHtml(code, { ...options, tokenizeTimeLimit: 0 }) };
}

/** True if a fence's language can be colored, or is plain text by name. */
export function isKnownLanguage(language: string): boolean {
  return (LANGUAGES as readonly string[]).includes(language) || language in LANGUAGE_ALIASES;
}
