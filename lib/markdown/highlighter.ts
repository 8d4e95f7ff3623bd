import { createHighlighter, type Highlighter, type ThemeRegistrationRaw } from 'shiki';

/** Languages that pages use. The list is short so that builds start quickly. */
export const CODE_LANGUAGES = [
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
export const OTHER_LANGUAGE_NAMES: Record<string, string> = {
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
    langs: [...CODE_LANGUAGES],
    langAlias: Object.fromEntries(Object.entries(OTHER_LANGUAGE_NAMES).filter(([, to]) => to !== 'text')),
  }).then(withoutTimeLimit);
  return shared;
}

/** On a busy machine, a limit would leave the rest of a line without color, so that two builds would differ. */
function withoutTimeLimit(highlighter: Highlighter): Highlighter {
  const { codeToHtml } = highlighter;
  return { ...highlighter, codeToHtml: (code, options) => codeToHtml(code, { ...options, tokenizeTimeLimit: 0 }) };
}

/** True if the fence's language can be highlighted, or is explicitly plain text. */
export function isCodeLanguage(language: string): boolean {
  return (CODE_LANGUAGES as readonly string[]).includes(language) || language in OTHER_LANGUAGE_NAMES;
}

/** A color of tokens.css. */
const colorOf = (name: string): string => `var(--code-${name})`;

const colorScopes = (scope: string[], color: string) => ({ scope, settings: { foreground: colorOf(color) } });

/** Which words have which color. One dark palette serves both color modes. */
export const codeTheme: ThemeRegistrationRaw = {
  name: 'lamp-night',
  type: 'dark',
  settings: [
    { settings: { foreground: colorOf('text'), background: colorOf('surface') } },
    colorScopes(['comment', 'punctuation.definition.comment'], 'comment'),
    colorScopes(['keyword', 'storage', 'keyword.operator.logical'], 'keyword'),
    colorScopes(['string', 'punctuation.definition.string'], 'string'),
    colorScopes(['constant.numeric', 'constant.language', 'constant.character'], 'number'),
    colorScopes(['entity.name.function', 'support.function', 'meta.function-call.generic'], 'function'),
    colorScopes(['entity.name.type', 'entity.name.class', 'support.type', 'support.class', 'entity.name.tag'], 'type'),
    colorScopes(
      [
        'support.type.property-name',
        'variable.other.property',
        'entity.other.attribute-name',
        'meta.object-literal.key',
        'variable.parameter.function.language',
        'entity.name.tag.yaml',
      ],
      'property',
    ),
    // A span for each comma and bracket would be a fifth of a long sample's weight.
    colorScopes(['punctuation', 'keyword.operator', 'meta.brace'], 'text'),
  ],
};

/** The class of a token's color: a short name instead of an inline style. The color of text needs none. */
export function colorClass(color: string): string | undefined {
  const [, name = 'text'] = /^var\(--code-(\w+)\)$/.exec(color) ?? [];
  return name === 'text' ? undefined : `t-${name.slice(0, 2)}`;
}
