import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { toHref } from '@/lib/settings/addresses';
import { OWN_SPEAKER, type Speaker } from '@/lib/settings/say';
import { Ornament } from './figures';

/** Leads to the search page; with JavaScript, it moves the focus to the field in the navbar. */
export function SearchButton({ speaker: { code, say, to } }: { speaker: Speaker }): ReactNode {
  return (
    <a className="button search-button" href={toHref(to('/search'))} hrefLang={code} data-focus-search="">
      <Icon node={Search} />
      {say('Search all pages')}
    </a>
  );
}

/** Opens the home page: its sentence, the button that opens search, and a drawing beside them. */
export function Opening(props: { drawing: string; speaker?: Speaker; children?: ReactNode }): ReactNode {
  const { drawing, speaker = OWN_SPEAKER, children } = props;
  return (
    <div className="opening">
      <div className="opening-words">
        {children}
        <p data-search-skip="">
          <SearchButton speaker={speaker} />
        </p>
      </div>
      <Ornament name={drawing} />
    </div>
  );
}
