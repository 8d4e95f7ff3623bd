import { fold } from '@/lib/search/words';

const SKIPPED = 'script, style, title, .toc-mobile, .search';

/** Folded text with, for each of its letters, the place in the original. */
function foldWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    for (const plain of fold(letter)) {
      folded += plain;
      places.push(place);
    }
    place += letter.length;
  }
  places.push(place);
  return { folded, places };
}

/** Where keywords stand in a text, longest first, also inside words, accents and capitals ignored. */
export function keywordRanges(text: string, keywords: string[]): [from: number, to: number][] {
  const { folded, places } = foldWithPlaces(text);
  const ranges: [number, number][] = [];
  for (const keyword of [...keywords].sort((a, b) => b.length - a.length)) {
    const wanted = fold(keyword.trim());
    if (!wanted) continue;
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
      const from = places[at] ?? 0;
      const to = places[at + wanted.length] ?? text.length;
      if (to > from && !ranges.some(([start, end]) => from < end && to > start)) ranges.push([from, to]);
    }
  }
  return ranges.sort((a, b) => a[0] - b[0]);
}

/** Takes all marks out of the page again. */
export function unmarkPage(root: ParentNode): void {
  for (const mark of root.querySelectorAll('mark[data-markjs]')) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

/** Marks keywords in the text of an element; returns the first mark. */
export function markPage(root: Element, keywords: string[]): HTMLElement | null {
  unmarkPage(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  let first: HTMLElement | null = null;
  for (const node of nodes) {
    const ranges = keywordRanges(node.data, keywords);
    let rest = node;
    let at = 0;
    for (const [from, to] of ranges) {
      const match = rest.splitText(from - at);
      rest = match.splitText(to - from);
      at = to;
      const mark = document.createElement('mark');
      mark.dataset.markjs = 'true';
      match.replaceWith(mark);
      mark.append(match);
      first ??= mark;
    }
  }
  return first;
}
