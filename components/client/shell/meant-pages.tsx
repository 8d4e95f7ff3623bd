'use client';
import { useEffect, useState, type ReactNode } from 'react';
import sidebars from '@/.derived/site/sidebars.json';
import { toHref } from '@/lib/settings/addresses';
import { withoutBase } from '@/lib/settings/paths';
import { settings } from '@/lib/settings/settings';
import { flatten, type SidebarEntry } from '@/lib/site/sidebar-entries';
import { splitKnownLanguage } from '../language/split-known-language';
import { findMeantPages } from './find-meant-pages';

/**
 * Suggests the pages that the reader of a wrong address may have meant, under `title`; only at addresses of the
 * language `code`. The host has one file for all of them, so only the browser knows the address.
 */
export function MeantPages(props: { title: string; code: string; docs?: SidebarEntry[] }): ReactNode {
  const { title, code, docs = sidebars.docs } = props;
  const [pages, setPages] = useState<SidebarEntry[]>([]);
  useEffect(() => {
    const { code: asked, path } = splitKnownLanguage(withoutBase(window.location.pathname, settings.basePath));
    if (asked === code) setPages(findMeantPages(path, flatten(docs)));
  }, [code, docs]);
  if (!pages.length) return null;
  return (
    <div className="rows" data-search-skip="">
      <p>{title}</p>
      <ul>
        {pages.map(({ path = '', label, lang }) => (
          <li key={path}>
            <a href={toHref(path)} lang={lang}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
