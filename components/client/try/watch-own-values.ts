import { ownValuesIn, parseOwnValues, withOwnValues } from '@/lib/openapi/own-values';
import { listenToOwnValues, storedOwnValues } from './own-values-store';

const SAMPLES = 'figure.code[data-language="bash"] code';

/** The pieces of text in the page's cURL samples that have a value which readers can replace. */
function piecesIn(root: ParentNode): { node: Text; text: string }[] {
  const samples = [...root.querySelectorAll(SAMPLES)].filter(({ textContent }) => textContent?.includes('curl'));
  return samples.flatMap((sample) => {
    const walker = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
    const pieces: { node: Text; text: string }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (ownValuesIn(node.data).length) pieces.push({ node, text: node.data });
    }
    return pieces;
  });
}

/** Shows the reader's own values in all cURL samples of the page, and follows their changes. */
export function watchOwnValues(root: ParentNode, signal: AbortSignal): void {
  const pieces = piecesIn(root);
  const update = () => {
    const values = parseOwnValues(storedOwnValues());
    for (const { node, text } of pieces) {
      const filled = withOwnValues(text, values);
      if (node.data !== filled) node.data = filled;
    }
  };
  update();
  listenToOwnValues(update, signal);
  signal.addEventListener('abort', () => {
    for (const { node, text } of pieces) node.data = text;
  });
}
