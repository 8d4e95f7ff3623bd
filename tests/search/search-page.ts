import type { SearchPage } from '@/lib/search/build/page-sections';

/** A page as search reads it: the section with its text, then the sections in `extra`, which may also set other fields. */
export function searchPage(url: string, title: string, text = '', extra: Partial<SearchPage> = {}): SearchPage {
  return {
    url,
    title,
    breadcrumb: [],
    label: '',
    description: '',
    keywords: '',
    route: '',
    ...extra,
    sections: [{ heading: '', hash: '', text, code: [] }, ...(extra.sections ?? [])],
  };
}
