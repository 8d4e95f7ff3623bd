import matter from 'gray-matter';

/** Front matter: the first lines of a file, between two lines of hyphens. */
const FENCED = /^\uFEFF?---[ \t]*\r?\n(?:[\s\S]*?\n)?---[ \t]*(?:\r?\n|$)/;

/** The front matter of a page as it is written, the text below it, and where both begin. Nothing if there is none. */
export function splitFrontMatter(
  text: string,
): { head: string; headStart: number; body: string; bodyStart: number } | undefined {
  // The library would run JavaScript, and take a whole file as front matter that nothing closes.
  if (!FENCED.test(text)) return undefined;
  // With options, it doesn't use its cache, which forgets that a file failed. YamlSource reads the YAML, because it knows
  // the position of each key.
  const { matter: between, content: body } = matter(text, { language: 'yaml', engines: { yaml: () => ({}) } });
  const headStart = text.indexOf('\n') + 1;
  const head = text.slice(headStart, text.indexOf(between) + between.length + 1);
  return { head, headStart, body, bodyStart: text.length - body.length };
}
