import letters from './letters.json';

/** By weight and letter: how far it moves the next one, and its outline, in parts of `EM`. */
const LETTERS = letters as unknown as Record<string, Record<string, [advance: number, outline: string] | undefined>>;

/** The size that the outlines are drawn in. */
const EM = 250;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Attributes that a word takes from the elements around it unless it has its own. */
const INHERITED = ['font-size', 'font-weight', 'text-anchor'] as const;

type Style = Partial<Record<string, string>>;

const attributesOf = (tag: string): Style =>
  Object.fromEntries([...tag.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, name = '', value]) => [name, value]));

/**
 * Draws the words of an SVG with the outlines of the site's typeface: a picture in a page can't use the page's fonts,
 * so its words would look different from those around it. What has a letter that the typeface lacks, or parts of its
 * own, stays as it is.
 *
 * To make `letters.json` again, cut the font as `lib/browser/site-font.ts` says, but with `targetFormat: 'sfnt'`, and
 * read it with `fontkit@2.0.4`. For each letter of the file and each of its two weights, with
 * `glyph = fontkit.create(font).getVariation({ wght }).glyphForCodePoint(letter.codePointAt(0))`, the advance is
 * `Math.round(glyph.advanceWidth) / 4` to a tenth, since the font has 1,000 units where `EM` is 250, and the outline is
 * `glyph.path.scale(1 / 4, -1 / 4).toSVG()` in whole numbers, with relative commands.
 */
export function drawWords(svg: string): string {
  const used = new Map<string, string>();
  const inherited: Style[] = [{}];
  const drawn = svg.replace(
    /<text\b([^>]*)>([^<]*)<\/text>|<\/(?:g|svg)>|<(?:g|svg)\b[^>]*>/g,
    (whole: string, attributes: string | undefined, text: string | undefined) => {
      if (attributes !== undefined && text !== undefined)
        return wordAsOutlines(attributes, text, inherited.at(-1) ?? {}, used) ?? whole;
      if (whole.startsWith('</')) inherited.pop();
      else if (!whole.endsWith('/>')) inherited.push({ ...inherited.at(-1), ...pick(attributesOf(whole)) });
      return whole;
    },
  );
  if (!used.size) return svg;
  const outlines = [...used].map(([id, outline]) => `<path id="${id}" d="${outline}"/>`).join('');
  return drawn.replace(/<svg\b[^>]*>/, (tag) => `${tag}<defs>${outlines}</defs>`);
}

const pick = (style: Style): Style =>
  Object.fromEntries(INHERITED.flatMap((name) => (style[name] === undefined ? [] : [[name, style[name]]])));

function wordAsOutlines(
  attributes: string,
  text: string,
  inherited: Style,
  used: Map<string, string>,
): string | undefined {
  const { x = '0', y = '0', ...rest } = attributesOf(attributes);
  const style: Style = { ...inherited, ...rest };
  const weight = Number(style['font-weight']) >= 600 || style['font-weight'] === 'bold' ? '700' : '400';
  const scale = Number.parseFloat(style['font-size'] ?? '16') / EM;
  const plain = text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity).trim();
  let end = 0;
  const places: string[] = [];
  for (const letter of plain) {
    const glyph = LETTERS[weight]?.[letter];
    if (!glyph) return undefined;
    const [advance, outline] = glyph;
    const id = `${weight === '700' ? 'b' : 'r'}${letter.codePointAt(0)}`;
    if (outline) {
      used.set(id, outline);
      places.push(`<use href="#${id}" x="${Math.round(end)}"/>`);
    }
    end += advance;
  }
  const shift = { middle: end / 2, end }[style['text-anchor'] ?? ''] ?? 0;
  const start = Number((Number(x) - shift * scale).toFixed(2));
  const kept = Object.entries(rest).flatMap(([name, value]) =>
    /^(font-|text-)/.test(name) ? [] : [` ${name}="${value}"`],
  );
  return `<g${kept.join('')}><g transform="translate(${start} ${y}) scale(${scale})">${places.join('')}</g></g>`;
}
