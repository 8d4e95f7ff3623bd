import { translatedIndexName } from '@/lib/search/engine/index-address';
import { stemOf } from '@/lib/search/engine/stems';
import { TranslatedEngine, type TranslatedSection } from '@/lib/search/engine/translated-engine';
import type { FetchFile, Search } from './search-session';

/** Search on the pages of a further language: one file, loaded at once. */
export async function openTranslated(code: string, fetchFile: FetchFile): Promise<Search> {
  const [sections, stem] = await Promise.all([fetchFile<TranslatedSection[]>(translatedIndexName(code)), stemOf(code)]);
  const engine = new TranslatedEngine(sections, stem);
  return {
    revision: 0,
    complete: true,
    search: (request) => engine.search(request),
    listen: () => () => {},
    load: async () => {},
    loadAll: async () => {},
    loadTexts: async () => {},
  };
}
