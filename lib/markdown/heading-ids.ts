import GithubSlugger, { slug } from 'github-slugger';
import type { Heading as MdastHeading, PhrasingContent, Root } from 'mdast';
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
 * More IDs may follow, ` {#my-id #older-id}`: links to sections that moved into this one then still lead here.
 */
export function protectExplicitIds(source: string): string {
  let fence = '';
  return source
    .split('\n')
    .map((line) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (mark && !fence) fence = mark;
      else if (mark && line.trim().startsWith(fence)) fence = '';
      return fence
        ? line
        : line.replace(
            /^(#{1,6}\s.*?)\s?\{#([\w.-]+(?: #[\w.-]+)*)\}\s*$/,
            (_, text, ids) => `${text} ${OPEN}${ids}${CLOSE}`,
          );
    })
    .join('\n');
}

/** Gives every heading its ID (by GitHub's rules, or the explicit one) and reports the headings in document order. */
export function remarkHeadingIds(options: { title: string; onHeading: (heading: Heading) => void }) {
  return (tree: Root): void => {
    const slugger = new GithubSlugger();
    // Level 1 counts too: a section with the page's title gets "-1".
    slugger.slug(options.title);
    const explicitIds = new Map<MdastHeading, string[]>();
    visit(tree, 'heading', (node: MdastHeading) => {
      const explicit = takeExplicitIds(node);
      if (explicit.length > 0) explicitIds.set(node, explicit);
    });
    // An explicit ID never changes; a generated one gives way, even if it comes first.
    for (const id of [...explicitIds.values()].flat()) slugger.occurrences[id] ??= 0;
    visit(tree, 'heading', (node: MdastHeading) => {
      const text = toString(node, { includeHtml: false }).trim();
      // A heading made only of symbols (an emoji) has no text for an ID.
      const [id = slugger.slug(slug(text) ? text : 'section'), ...olderIds] = explicitIds.get(node) ?? [];
      const data = (node.data ??= {}) as { hProperties?: Record<string, string> };
      data.hProperties = { ...data.hProperties, id };
      const { line = 0, column = 0 } = node.position?.start ?? {};
      options.onHeading({ depth: node.depth, text, id, line, column });
      node.children.unshift(...olderIds.map(emptyTarget));
    });
  };
}

/** The IDs at the end of a heading, which are removed from its text: its own, then older ones. */
function takeExplicitIds(node: MdastHeading): string[] {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return [];
  const match = new RegExp(`\\s*${OPEN}([^${CLOSE}]+)${CLOSE}\\s*$`).exec(last.value);
  if (!match) return [];
  last.value = last.value.slice(0, match.index);
  if (!last.value) node.children.pop();
  return (match[1] ?? '').split(' #');
}

/** Something to link to that shows nothing. */
function emptyTarget(id: string): PhrasingContent {
  return { type: 'emphasis', children: [], data: { hName: 'span', hProperties: { id } } };
}
