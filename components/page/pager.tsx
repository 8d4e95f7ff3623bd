import type { ReactNode } from 'react';
import { findNeighbors, type NavItem } from '@/lib/site/navigation-tree';
import { isWithin, toHref } from '@/lib/settings/addresses';
import { API_PATH } from '@/lib/openapi/navigation';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';
import type { ContentRecord } from '@/lib/site/page-record';
import type { Site } from '@/lib/site/pages';

/** The previous and next pages, in the order of the page's sidebar. */
export function Pager({ page, site, speech }: { page: ContentRecord; site: Site; speech: Speech }): ReactNode {
  const { say } = speech;
  const { api } = site.navigation;
  const docs = site.languages.get(page.language)?.docs ?? site.navigation.docs;
  const { previous, next } = findNeighbors(isWithin(page.path, API_PATH) ? api : docs, page.path);
  const nameOf = ({ path = '', label }: NavItem): string => {
    const target = site.find(path);
    return (target?.kind === 'document' ? target.source.frontMatter.pagination_label : undefined) ?? label;
  };
  const link = (item: NavItem | undefined, word: 'Previous' | 'Next') =>
    item?.path ? (
      <a
        className={`pager-${word.toLowerCase()}`}
        rel={word === 'Next' ? 'next' : 'prev'}
        href={toHref(item.path, settings.basePath)}
      >
        <span className="pager-word">{say(word)}</span>
        <span className="pager-title" lang={item.lang}>
          {nameOf(item)}
        </span>
      </a>
    ) : null;
  return (
    <nav className="pager" aria-label={say('Docs pages')}>
      {link(previous, 'Previous')}
      {link(next, 'Next')}
    </nav>
  );
}
