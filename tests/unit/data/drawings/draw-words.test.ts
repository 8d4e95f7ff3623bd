import fs from 'node:fs';
import { drawWords } from '@/lib/data/drawings/draw-words';
import letters from '@/lib/data/drawings/letters.json';

const drawing = (inside: string) => `<svg viewBox="0 0 9 9" width="9" height="9">${inside}</svg>`;

/** Where the words of a drawing begin, and their size, by the transformations that say so. */
const placesIn = (svg: string) =>
  [...svg.matchAll(/translate\(([\d.-]+) ([\d.-]+)\) scale\(([\d.]+)\)/g)].map((match) => match.slice(1).map(Number));

it("draws words as outlines of the site's typeface, each letter once, in the color they had", () => {
  const drawn = drawWords(drawing('<text x="4" y="8" font-size="15" fill="var(--d-text)">noon</text>'));
  expect(drawn).not.toContain('<text');
  expect(drawn.match(/<path id="r\d+" d="m/g)).toHaveLength(2);
  expect(drawn.match(/<use href="#r\d+"/g)).toHaveLength(4);
  expect(drawn).toContain('<g fill="var(--d-text)">');
  expect(placesIn(drawn)).toEqual([[4, 8, 0.06]]);
});

it('takes size, weight, and alignment from the elements around', () => {
  const drawn = drawWords(
    drawing('<g font-size="20" font-weight="700" text-anchor="end"><g/><text x="90" y="8">day</text></g>'),
  );
  expect(drawn).toContain('href="#b100"');
  const [[start = 0, , scale] = []] = placesIn(drawn);
  expect(scale).toBe(0.08);
  expect(start).toBeGreaterThan(40);
  expect(start).toBeLessThan(70);
});

it('reads entities, and leaves what the typeface cannot say', () => {
  expect(drawWords(drawing('<text>a &amp; b</text>'))).toContain('href="#r38"');
  for (const inside of ['<text>↑ up</text>', '<text><tspan>part</tspan></text>', '<path d="M0 0"/>'])
    expect(drawWords(drawing(inside))).toBe(drawing(inside));
});

it('every letter of drawings is one that the font is cut with', () => {
  const inFont = new Set(fs.readFileSync('lib/browser/site-font-letters.txt', 'utf8').trimEnd());
  const drawn = Object.values(letters).flatMap((outlines) => Object.keys(outlines));
  expect(drawn.filter((letter) => !inFont.has(letter))).toEqual([]);
});
