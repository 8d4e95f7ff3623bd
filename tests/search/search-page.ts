import type { SearchPage } from '@/lib/search/index/page-sections';

/** A page as search reads it: its own section with a text, and what `extra` says beside; further sections follow it. */
export function searchPage(url: string, title: string, text = '', extra: Partial<SearchPage> = {}): SearchPage {
  return {
    url,
    title,
    breadcrumb: [],
    label: '',
    description: '',
    keywords: '',
    route: '',
    operationId: '',
    weight: 1,
    ...extra,
    sections: [{ heading: '', hash: '', text, code: [] }, ...(extra.sections ?? [])],
  };
}
