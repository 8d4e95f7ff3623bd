import { analyzerOf } from '@/lib/search/engine/analysis';
import { SearchEngine, type Result, type SearchRequest, type SearchResults } from '@/lib/search/engine/engine';
import { namesFileName, textFileName, wordsFileName } from '@/lib/search/engine/file-names';
import type { ExcerptTexts, IndexPage, WordsFile } from '@/lib/search/engine/index-files';
import { localizePath } from '@/lib/settings/language-paths';

/** Fetches a search file by name; one that is there is not fetched again. */
export type FetchFile = <T>(file: string) => Promise<T>;

/** How many results a reader sees before scrolling. */
const RESULTS_IN_SIGHT = 5;

/** Search on the pages of a language. Notifies listeners when more has loaded. */
export type SearchSession = Awaited<ReturnType<typeof openSearch>>;

/**
 * Search on the pages of a language, which knows their names; the other words that they are found by follow.
 * @throws whatever fetching the names throws.
 */
export async function openSearch(fetchFile: FetchFile, code: string) {
  const [pages, analyzer] = await Promise.all([fetchFile<IndexPage[]>(namesFileName(code)), analyzerOf(code)]);
  // They come while the browser indexes the names.
  const words = fetchFile<WordsFile>(wordsFileName(code));
  words.catch(() => {});
  const engine = await SearchEngine.create(pages, analyzer);
  const listeners = new Set<() => void>();
  let revision = 0;
  let isFinal = false;

  const inLanguage = (folder?: string) => folder && localizePath(code, `/${folder}`).slice(1);

  const notify = () => {
    revision += 1;
    for (const listener of listeners) listener();
  };

  /** Without the words, search still finds names. */
  const addWords = async () => {
    try {
      await engine.addWords(await words);
    } catch (error) {
      console.error('The words of the pages could not be loaded for search.', error);
    }
    isFinal = true;
    notify();
  };
  const whenFinal = addWords();

  const loadText = async (path: string) => {
    try {
      const texts = await fetchFile<ExcerptTexts>(textFileName(path, code));
      engine.addTexts(path, texts[path] ?? []);
    } catch (error) {
      console.error('The texts of a page could not be loaded for search.', error);
      engine.addTexts(path, []);
    }
  };

  return {
    analyzer,

    /** Resolves when the order of results is final. */
    whenFinal,

    /** True if the order of results is final: all words are indexed, or couldn't be loaded. */
    get isFinal(): boolean {
      return isFinal;
    },

    /** Changes whenever more has loaded. */
    getRevision: (): number => revision,

    listen: (onChange: () => void): (() => void) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },

    search: ({ boostedFolder, onlyFolder, ...request }: SearchRequest): SearchResults =>
      engine.search({ ...request, boostedFolder: inLanguage(boostedFolder), onlyFolder: inLanguage(onlyFolder) }),

    /**
     * Fetches the texts of the pages found, for excerpts: those of the first results, which readers see at once, before
     * the others. A page whose texts can't be loaded has none.
     */
    loadTexts: async (results: readonly Result[]): Promise<void> => {
      const paths = [...new Set(results.filter(({ text }) => text === undefined).map(({ path }) => path))];
      for (const batch of [paths.slice(0, RESULTS_IN_SIGHT), paths.slice(RESULTS_IN_SIGHT)]) {
        if (!batch.length) continue;
        await Promise.all(batch.map(loadText));
        notify();
      }
    },
  };
}
