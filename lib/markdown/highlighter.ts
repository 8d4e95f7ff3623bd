import { createHighlighter, type Highlighter, type ThemeRegistrationRaw } from 'shiki';

/** Languages that pages use. The list is short so that builds start quickly. */
export const LANGUAGES = [
  'bash',
  'html',
  'javascript',
  'json',
  'markdown',
  'python',
  'r',
  'typescript',
  'yaml',
] as const;

/** Other names that authors use for the same language. */
export const LANGUAGE_ALIASES: Record<string, string> = {
  sh: 'bash',
  shell: 'bash',
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  yml: 'yaml',
  md: 'markdown',
  jsonata: 'javascript',
  csv: 'text',
  text: 'text',
};

let shared: Promise<Highlighter> | undefined;

/** One highlighter for all pages in a process, so that grammars load once. */
export function getHighlighter(): Promise<Highlighter> {
  shared ??= createHighlighter({
    themes: [codeTheme],
    langs: [...LANGUAGES],
    langAlias: Object.fromEntries(Object.entries(LANGUAGE_ALIASES).filter(([, to]) => to !== 'text')),
  }).then(withoutTimeLimit);
  return shared;
}

/** On a busy machine, a limit would leave the rest of a line without color, so that two builds would differ. */
function withoutTimeLimit(highlighter: Highlighter): Highlighter {
  const { codeToHtml } = highlighter;
  return { ...highlighter, codeToHtml: (code, options) => codeToHtml(code, { ...options, tokenizeTimeLimit: 0 }) };
}

/** True if the fence's language can be highlighted, or is explicitly plain text. */
export function isKnownLanguage(language: string): boolean {
  return (LANGUAGES as readonly string[]).includes(language) || language in LANGUAGE_ALIASES;
}

/**
 * One dark palette for both color modes. Each color maps to one class, so that a token needs a short class name
 * instead of an inline style. Contrast with the background is at least 5.5:1, as a test verifies.
 */
export const CODE_BACKGROUND = '#1b2233';
export const CODE_TEXT = '#dbe2f1';

export const CODE_COLORS = {
  comment: '#9aa5bd',
  keyword: '#c4a7ff',
  string: '#8fe0b0',
  number: '#ffb28a',
  function: '#86b6ff',
  type: '#7fd9e6',
  property: '#f2c97d',
} as const;

const rule = (scope: string[], color: string) => ({ scope, settings: { foreground: color } });

export const codeTheme: ThemeRegistrationRaw = {
  name: 'lamp-night',
  type: 'dark',
  settings: [
    { settings: { foreground: CODE_TEXT, background: CODE_BACKGROUND } },
    rule(['comment', 'punctuation.definition.comment'], CODE_COLORS.comment),
    rule(['keyword', 'storage', 'keyword.operator.logical'], CODE_COLORS.keyword),
    rule(['string', 'punctuation.definition.string'], CODE_COLORS.string),
    rule(['constant.numeric', 'constant.language', 'constant.character'], CODE_COLORS.number),
    rule(['entity.name.function', 'support.function', 'meta.function-call.generic'], CODE_COLORS.function),
    rule(
      ['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.name.tag'],
      CODE_COLORS.type,
    ),
    rule(
      [
        'support.type.property-name',
        'variable.other.property',
        'entity.other.attribute-name',
        'meta.object-literal.key',
        'variable.parameter.function.language',
        'entity.name.tag.yaml',
      ],
      CODE_COLORS.property,
    ),
    // A span for each comma and bracket would be a fifth of a long sample's weight.
    rule(['punctuation', 'keyword.operator', 'meta.brace'], CODE_TEXT),
  ],
  fg: CODE_TEXT,
  bg: CODE_BACKGROUND,
};

/** Each color (lowercase) and its class; the default text color needs none. */
export const COLOR_CLASS: Record<string, string> = Object.fromEntries(
  Object.entries(CODE_COLORS).map(([name, color]) => [color, `t-${name.slice(0, 2)}`]),
);
