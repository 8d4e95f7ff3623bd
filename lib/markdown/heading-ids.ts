import GithubSlugger, { slug } from 'github-slugger';
import type { Heading as MdastHeading, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

export interface Heading {
  depth: number;
  text: string;
  id: string;
  line: number;
  column: number;
}

const OPEN = '\uE000';
const CLOSE = '\uE001';

/**
 * Hides ` {#my-id}` at the end of heading lines from the MDX parser, which would read it as an expression.
 * Private-use characters replace the braces, so that positions in the file do not change.
 */
export function protectExplicitIds(source: string): string {
  let fence = '';
  return source
    .split('\n')
    .map((line) => {
      const ticks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (ticks && !fence) fence = ticks;
      else if (ticks && line.trim().startsWith(fence)) fence = '';
      return fence
        ? line
        : line.replace(/^(#{1,6}\s.*?)\s?\{#([\w.-]+)\}\s*$/, (_, text, id) => `${text} ${OPEN}${id}${CLOSE}`);
    })
    .join('\n');
}

/** Gives every heading its ID (by GitHub's rules, or the explicit one) and reports the headings in document order. */
export function remarkHeadingIds(options: { title: string; onHeading: (heading: Heading) => void }) {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    // Level 1 counts too: a section with the page's title gets "-1".
    slugger.slug(options.title);
    const explicitIds = new Map<MdastHeading, string>();
    visit(tree, 'heading', (node: MdastHeading) => {
      const id = takeExplicitId(node);
      if (!id) return;
      explicitIds.set(node, id);
      // An explicit ID never changes; a generated one gives way, even if it comes first.
      slugger.occurrences[id] ??= 0;
    });
    visit(tree, 'heading', (node: MdastHeading) => {
      const text = toString(node, { includeHtml: false }).trim();
      // A heading made only of symbols (an emoji) has no text for an ID.
      const id = explicitIds.get(node) ?? slugger.slug(slug(text) ? text : 'section');
      const data = (node.data ??= {}) as { hProperties?: Record<string, string> };
      data.hProperties = { ...data.hProperties, id };
      const { line = 0, column = 0 } = node.position?.start ?? {};
      options.onHeading({ depth: node.depth, text, id, line, column });
    });
  };
}

/** The explicit ID at the end of a heading, which is removed from its text. */
function takeExplicitId(node: MdastHeading): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = new RegExp(`\\s*${OPEN}([^${CLOSE}]+)${CLOSE}\\s*$`).exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  if (!last.value) node.children.pop();
  return match[1];
}
