/** A line of three hyphens at the start, the lines up to the next such line, and that line. */
const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\n([\s\S]*?\n)??---[^\S\n]*(?:\n|$)/;

/** The front matter of a page as it is written, the mdx below it, and where both begin. Nothing if there is none. */
export function splitFrontMatter(
  text: string,
): { head: string; headStart: number; mdx: string; mdxStart: number } | undefined {
  const [whole, head = ''] = FRONT_MATTER.exec(text) ?? [];
  if (whole === undefined) return undefined;
  return { head, headStart: text.indexOf('\n') + 1, mdx: text.slice(whole.length), mdxStart: whole.length };
}
