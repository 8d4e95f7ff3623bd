import { ownAnalyzer, type Analyzer } from '../engine/analysis';
import { phrasesOf, type IndexPart, type Phrases } from '../engine/index-part';
import { toSteps } from '../engine/steps';
import { chunkWords, textWords } from '../engine/words';
import type { SearchPage, SearchSection } from './page-sections';

/** What nobody types from a text: the numbers in samples, and long names as one word. */
const UNTYPED = /^\d{3,}$|^.{19}/;

/** An identifier or label as one word; its parts are already in the text. */
const wholeName = (name: string): string => chunkWords(name).whole ?? name;

/** The text of a section for excerpts; that of the page itself starts with its description. */
export const excerptText = (page: SearchPage, section: SearchSection): string =>
  section === page.sections[0] ? `${page.description}\n${section.text}`.trim() : section.text;

/** The pages of one file, and by term, the sections whose text has it. */
interface Group extends Pick<IndexPart, 'pages' | 'sections'> {
  phrases: Phrases[];
  places: Map<string, number[]>;
}

/** How often texts spell each term in which way. */
type Spellings = Map<string, Map<string, number>>;

/**
 * The index of each group of pages. Terms that the texts of several groups use are listed once, with the first group,
 * which everybody loads: with a list in each file, the index would be a twentieth larger.
 */
export function indexParts(groups: readonly (readonly SearchPage[])[], analyzer = ownAnalyzer): IndexPart[] {
  const spellings: Spellings = new Map();
  const read = groups.map((pages) => readGroup(pages, spellings, analyzer));
  const isShared = (term: string) =>
    read[0]?.places.has(term) === true || read.filter(({ places }) => places.has(term)).length > 1;
  const common = new Set<string>();
  return read.map(({ pages, sections, phrases, places }, group) => {
    const known = new Set([...common, ...phraseTerms(phrases, analyzer)]);
    const listed = group ? [...places.keys()] : [...spellings.keys()].filter(isShared);
    const words = listed.filter((term) => !known.has(term)).flatMap((term) => usualSpellings(spellings.get(term)));
    words.sort();
    for (const word of words) known.add(analyzer.term(word) ?? word);
    if (!group) for (const term of known) common.add(term);
    const text = [...known].map((term) => toSteps(places.get(term) ?? [])).join(' ');
    return { pages, sections, words: words.join(' '), text };
  });
}

/** The terms of phrases, in the order in which the browser reads them. */
const phraseTerms = (phrases: readonly Phrases[], analyzer: Analyzer): string[] =>
  phrases
    .flatMap(({ name, readerWords }) => [...name, ...readerWords])
    .flatMap(textWords)
    .flatMap((word) => analyzer.term(word) ?? []);

function readGroup(pages: readonly SearchPage[], spellings: Spellings, analyzer: Analyzer): Group {
  const all = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const stored = {
    pages: {
      url: pages.map(({ url }) => url),
      title: pages.map(({ title }) => title),
      label: pages.map(({ label }) => label),
      breadcrumb: pages.map(({ breadcrumb }) => breadcrumb),
      route: pages.map(({ route }) => route),
      keywords: pages.map(({ keywords }) => keywords),
      sections: pages.map(({ sections }) => sections.length),
    },
    sections: {
      heading: all.map(({ section }) => section.heading),
      hash: all.map(({ section }) => section.hash),
      readerWords: all.map(({ section }) => section.readerWords ?? ''),
    },
  };
  const places: Group['places'] = new Map();
  for (const [id, { page, section }] of all.entries()) {
    const text = [excerptText(page, section), ...section.code.map(wholeName)].join(' ');
    for (const word of new Set(textWords(text))) {
      const term = analyzer.term(word);
      if (term === null || analyzer.isWeakWord(word) || UNTYPED.test(word)) continue;
      const ids = places.get(term) ?? [];
      places.set(term, ids);
      if (ids.at(-1) !== id) ids.push(id);
      const spelled = spellings.get(term) ?? new Map<string, number>();
      spellings.set(term, spelled.set(word, (spelled.get(word) ?? 0) + 1));
    }
  }
  return { ...stored, phrases: phrasesOf(stored), places };
}

/** The spellings of a term that occur more than once, or the first one. */
function usualSpellings(counts: ReadonlyMap<string, number> = new Map()): string[] {
  const often = [...counts].filter(([, count]) => count > 1);
  return (often.length ? often : [...counts].slice(0, 1)).map(([word]) => word);
}
