import type { SidebarEntry } from '@/lib/site/sidebar-entries';

/** The words of an address or a name, in lower case. Short ones say too little. */
const longWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\d]+/u)
    .filter((word) => word.length > 2 && !['html', 'index', 'docs'].includes(word));

/** Words that begin with this many of the same letters are probably forms of one word. */
const START_LETTERS = 5;

/** How well a page's words match one that is wanted: 2 for the word itself, 1 for another form of it. */
function pointsFor(wanted: string, words: readonly string[]): number {
  if (words.includes(wanted)) return 2;
  const start = wanted.slice(0, START_LETTERS);
  return start.length === START_LETTERS && words.some((word) => word.startsWith(start)) ? 1 : 0;
}

/** Up to three pages that someone at an address without a page may have meant: those that share the most words with it. */
export function findMeantPages(address: string, entries: readonly SidebarEntry[]): SidebarEntry[] {
  const wanted = longWords(address);
  const scoreOf = ({ path, label }: SidebarEntry): number => {
    const words = longWords(`${path} ${label}`);
    return wanted.reduce((sum, word) => sum + pointsFor(word, words), 0);
  };
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 3)
    .map(({ entry }) => entry);
}
