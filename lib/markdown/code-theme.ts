import type { ThemeRegistrationRaw } from 'shiki';

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
  punctuation: '#b7c2d9',
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
    rule(['punctuation', 'keyword.operator', 'meta.brace'], CODE_COLORS.punctuation),
  ],
  fg: CODE_TEXT,
  bg: CODE_BACKGROUND,
};

/** Each color (lowercase) and its class; the default text color needs none. */
export const COLOR_CLASS: Record<string, string> = Object.fromEntries(
  Object.entries(CODE_COLORS).map(([name, color]) => [color, `t-${name.slice(0, 2)}`]),
);
