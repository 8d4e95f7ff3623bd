import type { Root } from 'hast';
import { translationOf, type ContentRecord } from '@/lib/site/page-record';
import type { TranslatedSection } from '../engine/translated-engine';
import { pageSections } from './page-sections';

/** The pages of a further language as its search reads them, as JSON. */
export function translatedIndex(pages: readonly { page: ContentRecord; body: Root }[]): string {
  const sections = pages.flatMap(({ page, body }) => {
    const { url, title, breadcrumb, label, description, keywords, sections: own } = pageSections(page, body);
    const original = translationOf(page)?.original.path ?? page.path;
    return own.map(({ heading, hash, text }, place): TranslatedSection => ({
      url,
      original,
      title,
      breadcrumb,
      keywords: place ? '' : `${label} ${keywords}`.trim(),
      heading,
      hash,
      text: place ? text : `${description} ${text}`.trim(),
    }));
  });
  return JSON.stringify(sections);
}
