import matter from 'gray-matter';

const isFence = (line: string): boolean => line.trimEnd() === '---';

/** True if a text starts with a line of three hyphens, and another one follows. */
function hasFrontMatter(text: string): boolean {
  const [first = '', ...others] = text.replace(/^\uFEFF/, '').split('\n');
  return isFence(first) && others.some(isFence);
}

/** The front matter of a page as it is written, the mdx below it, and where both begin. Nothing if there is none. */
export function splitFrontMatter(
  text: string,
): { head: string; headStart: number; mdx: string; mdxStart: number } | undefined {
  // Otherwise, the library would run front matter in JavaScript, and take a whole file as one that nothing closes.
  if (!hasFrontMatter(text)) return undefined;
  // With options, it doesn't use its cache, which forgets that a file failed. YamlSource reads the YAML, because it knows
  // the position of each key.
  const { matter: between, content: mdx } = matter(text, { language: 'yaml', engines: { yaml: () => ({}) } });
  const headStart = text.indexOf('\n') + 1;
  const head = text.slice(headStart, text.indexOf(between) + between.length + 1);
  return { head, headStart, mdx, mdxStart: text.length - mdx.length };
}
