import type { ReactNode } from 'react';
import { SearchBox } from '@/components/client/search/search-box';
import { DAY_LINE, DayLine } from '@/components/shared/day-line';
import { Ornament } from '@/components/shared/drawing';
import type { FrontMatter } from '@/lib/content/front-matter';
import type { RenderedPage } from '@/lib/rendering/rendered-page';
import type { Translate } from '@/lib/settings/translate';

/**
 * Opens the home page, and the part of each reader, on the band of color: the page's title, its first paragraph, and a
 * line of days, in the second case below the drawing that the front matter names. With an example of a query, the search
 * field follows the paragraph, and the second one follows that.
 */
export function Opening(props: { frontMatter: FrontMatter; rendered: RenderedPage; t: Translate }): ReactNode {
  const { frontMatter, rendered, t } = props;
  const { title, heading = title, opening = '', search_example: searchExample } = frontMatter;
  const [name, ...rest] = heading.split(': ');
  const [first, ...others] = rendered.openingParagraphs.map((html) => (
    <p key={html} dangerouslySetInnerHTML={{ __html: html }} />
  ));
  const hasDayLine = opening === DAY_LINE;
  return (
    <header className={hasDayLine ? 'opening opening-home' : 'opening opening-part'}>
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
      {searchExample ? <SearchBox suggestion={t('Try “{query}”', { query: searchExample })} /> : null}
      {others}
      {hasDayLine ? (
        <DayLine t={t} />
      ) : (
        <>
          <Ornament name={opening} />
          <div className="opening-days" dangerouslySetInnerHTML={{ __html: rendered.openingDays }} />
        </>
      )}
    </header>
  );
}
