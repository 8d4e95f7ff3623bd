import { FIELDS, ownAnalyzer, pageNames, type Analyzer, type Field } from '../engine/analysis';
import type { IndexPart } from '../engine/word-index';
import { chunkWords } from '../engine/words';
import type { SearchPage, SearchSection } from './page-sections';
import { steps } from './topic-file';

/** An identifier or label as one word; its parts are already in the text. */
const wholeName = (name: string): string => chunkWords(name).whole ?? name;

/** The text of a section for excerpts; that of the page itself starts with its description. */
export const textOf = (page: SearchPage, section: SearchSection): string =>
  section === page.sections[0] ? `${page.description}\n${section.text}`.trim() : section.text;

function fieldsOf(page: SearchPage, section: SearchSection): Record<Field, string> {
  const isFirst = section === page.sections[0];
  return {
    name: isFirst ? pageNames(page.title, page.label, page.url) : section.heading,
    readerWords: isFirst ? `${page.keywords} ${page.route} ${page.operationId}` : (section.readerWords ?? ''),
    text: `${textOf(page, section)} ${section.code.map(wholeName).join(' ')}`,
  };
}

/** The sections of a group of pages, and by term and field, which of them have the term. */
interface Group {
  pages: readonly SearchPage[];
  sections: SearchSection[];
  places: Map<string, Record<Field, number[]>>;
}

/**
 * The index of each group of pages. Terms that several groups use are listed once, with the first group, which
 * everybody loads: with a list in each file, the index would be a fifth larger.
 */
export function indexParts(groups: readonly (readonly SearchPage[])[], analyzer = ownAnalyzer): IndexPart[] {
  const spellings = new Map<string, Map<string, number>>();
  const read = groups.map((pages) => readGroup(pages, spellings, analyzer));
  const uses = new Map<string, number>();
  for (const { places } of read) for (const term of places.keys()) uses.set(term, (uses.get(term) ?? 0) + 1);
  const isShared = (term: string) => (uses.get(term) ?? 0) > 1 || read[0]?.places.has(term) === true;
  const wordsOf = (terms: string[]) => terms.flatMap((term) => usefulSpellings(spellings.get(term))).sort();
  const shared = wordsOf([...uses.keys()].filter(isShared));
  return read.map(({ pages, sections, places }, group) => {
    const own = group ? wordsOf([...places.keys()].filter((term) => !isShared(term))) : shared;
    const rows = new Set((group ? [...shared, ...own] : own).map((word) => analyzer.term(word) ?? word));
    return {
      pages: {
        url: pages.map(({ url }) => url),
        title: pages.map(({ title }) => title),
        label: pages.map(({ label }) => label),
        breadcrumb: pages.map(({ breadcrumb }) => breadcrumb),
        route: pages.map(({ route }) => route),
        sections: pages.map((page) => page.sections.length),
      },
      sections: { heading: sections.map(({ heading }) => heading), hash: sections.map(({ hash }) => hash) },
      words: own.join(' '),
      readerWords: [...rows].flatMap((term) => steps(places.get(term)?.readerWords ?? [])),
      text: [...rows].flatMap((term) => steps(places.get(term)?.text ?? [])),
    };
  });
}

/** Reads the words of all sections and counts how they are spelled: once for each section, or often if in a name. */
function readGroup(
  pages: readonly SearchPage[],
  spellings: Map<string, Map<string, number>>,
  analyzer: Analyzer,
): Group {
  const all = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
  const places: Group['places'] = new Map();
  for (const [id, { page, section }] of all.entries()) {
    const fields = fieldsOf(page, section);
    for (const field of FIELDS) {
      for (const word of analyzer.words(fields[field], field)) {
        const term = analyzer.term(word) ?? word;
        const found = places.get(term) ?? { name: [], readerWords: [], text: [] };
        places.set(term, found);
        if (found[field].at(-1) !== id) found[field].push(id);
        const spelled = spellings.get(term) ?? new Map<string, number>();
        spellings.set(term, spelled.set(word, (spelled.get(word) ?? 0) + (field === 'text' ? 1 : 2)));
      }
    }
  }
  return { pages, sections: all.map(({ section }) => section), places };
}

/** The spellings of a term that occur in a name or more than once, or the first one. */
function usefulSpellings(counts: ReadonlyMap<string, number> = new Map()): string[] {
  const often = [...counts].filter(([, count]) => count > 1);
  return (often.length ? often : [...counts].slice(0, 1)).map(([word]) => word);
}
