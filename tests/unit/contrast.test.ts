import fs from 'node:fs';
import { textsBelow } from '@/lib/sources/files';
import { contrast, luminance } from '@/tests/support/contrast';

const css = fs.readFileSync('app/styles/tokens.css', 'utf8');

/** Custom properties with a hex value inside the rule for a selector. */
function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`app/styles/tokens.css has no rule for ${selector}.`);
  const rule = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries([...rule.matchAll(/(--[a-z-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [match[1], match[2]]));
}

const light = tokensOf(':root');
const modes: Record<string, Record<string, string>> = { light, dark: { ...light, ...tokensOf("[data-theme='dark']") } };

/** Foreground, its backgrounds, minimum ratio. */
const foregrounds: [string, string, number][] = [
  ['text', 'surface panel raised band teal-soft coral-soft', 7],
  ['ink', 'light lamp', 7],
  ['muted', 'surface panel raised', 7],
  ['muted', 'band teal-soft coral-soft border', 4.5],
  ['accent', 'surface panel raised band', 7],
  ['teal', 'surface panel teal-soft', 7],
  ['coral', 'surface panel band coral-soft', 7],
  ['danger-text', 'danger', 7],
  ['border-strong', 'surface panel band', 3],
  ['code-text', 'code-surface code-line', 7],
  ['code-comment', 'code-surface code-line', 4.5],
  ...['keyword', 'string', 'number', 'function', 'type', 'property'].map((name): [string, string, number] => [
    `code-${name}`,
    'code-surface',
    4.5,
  ]),
];
const pairs = foregrounds.flatMap(([foreground, backgrounds, least]) =>
  backgrounds.split(' ').map((background) => [`--${foreground}`, `--${background}`, least] as const),
);

describe.each(Object.entries(modes))('in the %s mode', (_mode, tokens) => {
  it.each(pairs)('%s on %s has a contrast of at least %d', (foreground, background, least) => {
    const [front, back] = [tokens[foreground], tokens[background]];
    if (!front || !back) throw new Error(`${foreground} or ${background} is no token with a hex value.`);
    expect(contrast(front, back)).toBeGreaterThanOrEqual(least);
  });

  it('code has the same dark background', () => {
    expect(tokens['--code-surface']).toBe(light['--code-surface']);
    expect(luminance(tokens['--code-surface'] ?? '')).toBeLessThan(0.2);
  });
});

it('hex colors appear only in the tokens', () => {
  const sheets = ['app', 'components'].flatMap((root) => textsBelow(root, '.css'));
  expect(sheets.length).toBeGreaterThan(20);
  const withHex = sheets.filter(({ text }) => /#[0-9a-f]{3,8}\b(?=[^{]*;)/i.test(text));
  expect(withHex.map(({ name }) => name)).toEqual(['styles/tokens.css']);
});
