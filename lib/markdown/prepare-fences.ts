import type { Code, Parent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { withoutProofMarks } from './code-blocks';
import { readMagicComments } from './magic-comments';

/**
 * Prepares fences for the highlighter: removes check marks, turns magic comments into line ranges, and sets a
 * default language. Puts a sample that readers can try into a box with its result.
 */
export function remarkPrepareFences() {
  return (tree: Root): void => {
    visit(tree, 'code', (node: Code, index, parent) => {
      const trial = trialOf(node);
      if (parent && index !== undefined && trial && !isBox(parent)) {
        boxSample(parent, index, trial);
        // The fences in the box are next.
        return [SKIP, index];
      }
      let meta = withoutProofMarks(node.meta ?? '');
      const hasRange = /\{[\d,\s-]+\}/.test(meta);
      if (node.lang && !hasRange) {
        const { code, lines } = readMagicComments(node.value);
        node.value = code;
        if (lines.length) meta = `${meta} {${lines.join(',')}}`.trim();
      }
      node.lang = node.lang?.toLowerCase() ?? 'text';
      node.meta = meta || null;
      return undefined;
    });
  };
}

/** How readers can try a sample: the attribute of its box, and the title of its bar. */
interface Trial {
  attribute: 'data-try' | 'data-score';
  value: string;
  title: string;
}

const BOX = 'trial';
const isBox = (node: { type: string }): boolean => node.type === BOX;
const hasMark = ({ meta }: Code, mark: string): boolean => ` ${meta ?? ''} `.includes(` ${mark} `);
const markOf = ({ meta }: Code, name: string) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];

/** A query has the name of its input, which is empty if it runs on the made-up people; an event has what scores it. */
function trialOf(node: Code): Trial | undefined {
  const isQuery = node.lang?.toLowerCase() === 'jsonata';
  const input = hasMark(node, 'people') ? '' : markOf(node, 'input');
  if (isQuery && input !== undefined) return { attribute: 'data-try', value: input, title: 'Query' };
  const score = markOf(node, 'score');
  return score === undefined ? undefined : { attribute: 'data-score', value: score, title: 'Event' };
}

/** Puts a fence, and its result if that comes next, into a box. */
function boxSample(parent: Parent, index: number, { attribute, value, title }: Trial): void {
  const [sample, next] = parent.children.slice(index, index + 2);
  const count = next?.type === 'code' && hasMark(next, 'result') ? 2 : 1;
  // The bar that the button stands in is there from the start, so that nothing moves when it comes.
  if (sample?.type === 'code' && markOf(sample, 'title') === undefined) {
    sample.meta = `${sample.meta ?? ''} title="${title}"`;
  }
  const box = {
    type: BOX,
    children: parent.children.slice(index, index + count),
    data: { hName: 'div', hProperties: { className: ['try'], [attribute]: value } },
  };
  parent.children.splice(index, count, box as unknown as RootContent);
}
