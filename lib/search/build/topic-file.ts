import type { Analyzer } from '../engine/analysis';
import { phraseTerms, type TopicFile } from '../engine/topics';
import type { SearchPage } from './page-sections';

/** Pairs of words in fewer phrases tell nothing about other phrases; without this limit, the file is twice as large. */
const LEAST_USES = 3;

/** The phrases that name a page or ask for it. */
const phrasesOf = (page: SearchPage): string[] =>
  [
    page.title,
    page.label,
    ...page.keywords.split(','),
    `${page.route} ${page.operationId}`,
    ...page.questions,
    ...page.sections.flatMap(({ heading, readerWords = '' }) => [heading, ...readerWords.split(',')]),
  ].filter((phrase) => phrase.trim());

/** Counts the words of the pages' phrases, and the pairs of words that follow each other. */
export function topicFile(pages: readonly SearchPage[], analyzer: Analyzer): TopicFile {
  const phrases = pages.map(phrasesOf);
  const words = new Map<string, number[]>();
  const followers = new Map<string, Map<string, number[]>>();
  for (const [page, all] of phrases.entries()) {
    for (const phrase of all) {
      const terms = phraseTerms(phrase, analyzer);
      for (const term of new Set(terms)) listIn(words, term).push(page);
      const pairs = new Set(terms.slice(1).map((term, place) => `${terms[place]} ${term}`));
      for (const pair of pairs) {
        const [first = '', next = ''] = pair.split(' ');
        const ofFirst = followers.get(first) ?? new Map<string, number[]>();
        followers.set(first, ofFirst);
        listIn(ofFirst, next).push(page);
      }
    }
  }
  const sorted = [...words.keys()].sort();
  const numbers = new Map(sorted.map((word, number) => [word, number]));
  const numberOf = (word: string) => numbers.get(word) ?? 0;
  const pairsOf = (word: string) =>
    [...(followers.get(word) ?? [])]
      .filter(([, places]) => places.length >= LEAST_USES)
      .sort(([a], [b]) => numberOf(a) - numberOf(b));
  return {
    urls: pages.map(({ url }) => url),
    phrases: phrases.map(({ length }) => length),
    words: sorted.join(' '),
    wordPages: sorted.flatMap((word) => steps(words.get(word) ?? [])),
    pairs: sorted.flatMap((word) => steps(pairsOf(word).map(([next]) => numberOf(next)))),
    pairPages: sorted.flatMap((word) => pairsOf(word).flatMap(([, places]) => steps(places))),
  };
}

function listIn(lists: Map<string, number[]>, key: string): number[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** How many numbers there are, and the steps from one to the next. */
export const steps = (ids: readonly number[]): number[] => [
  ids.length,
  ...ids.map((id, place) => id - (ids[place - 1] ?? -1)),
];
