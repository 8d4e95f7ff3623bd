import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { figureNames, loadDiagram } from '@/lib/data/diagrams/load';
import { figureSize } from '@/lib/data/diagrams/tokens';
import { toHref } from '@/lib/settings/addresses';
import { OWN_SPEAKER, type Speaker } from '@/lib/settings/say';
import { ThemedImage } from './figures';

/** A drawing that says nothing the words beside it don't; nothing until `content/_diagrams/` has it. */
export function Ornament({ name }: { name: string }): ReactNode {
  if (!figureNames().includes(name)) return null;
  const file = (mode: 'light' | 'dark') => `/diagrams/${name}.${mode}.svg`;
  return (
    <div className="ornament">
      <ThemedImage light={file('light')} dark={file('dark')} alt="" {...figureSize(loadDiagram(name))} />
    </div>
  );
}

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
