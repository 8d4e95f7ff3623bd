import type { ReactNode } from 'react';
import { SearchBox } from '@/components/client/search/search-box';
import { Ornament } from '@/components/shared/drawing';
import { DAY_LINE, DayLine } from '@/components/shared/day-line';
import type { FrontMatter } from '@/lib/content/front-matter';
import type { Translate } from '@/lib/settings/translate';

/**
 * Opens the home page, and the part of each reader, on the band of color: the page's title, its first paragraph, and the
 * drawing that the front matter names. With an example of a query, the search field is below, and the second
 * paragraph below that. `paragraphs` are finished HTML.
 */
export function Opening(props: { frontMatter: FrontMatter; paragraphs: readonly string[]; t: Translate }): ReactNode {
  const { frontMatter, paragraphs, t } = props;
  const { title, heading = title, opening = '', search_example: query } = frontMatter;
  const [name, ...rest] = heading.split(': ');
  const [first, ...others] = paragraphs.map((html) => <p key={html} dangerouslySetInnerHTML={{ __html: html }} />);
  return (
    <header className={opening === DAY_LINE ? 'opening opening-home' : 'opening'}>
      <h1 className="opening-title">
        {name}
        {rest.length ? (
          <>
            <span className="sr-only">: </span>
            <span className="opening-rest">{rest.join(': ')}</span>
          </>
        ) : null}
      </h1>
      {first}
      {query ? <SearchBox suggestion={t('Try “{query}”', { query })} /> : null}
      {others}
      {opening === DAY_LINE ? <DayLine t={t} /> : <Ornament name={opening} />}
    </header>
  );
}
