import type { ReactNode } from 'react';
import { Caret } from '@/components/shared/icon';
import { ListLamp } from '@/components/shared/lamps';
import type { TocItem } from '@/lib/markdown/toc';
import type { Locale } from '@/lib/settings/translate';

interface TocProps {
  items: TocItem[];
  locale: Locale;
}

function TocList({ items }: { items: TocItem[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>{item.text}</a>
          {item.children.length ? <TocList items={item.children} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The right column from 997 px; the scroll spy marks the section being read. */
export function TableOfContents({ items, locale }: TocProps): ReactNode {
  if (!items.length) return null;
  return (
    <nav id="docs-toc" className="toc" aria-label={locale.t('Table of contents')}>
      <ListLamp />
      <p>{locale.t('On this page')}</p>
      <TocList items={items} />
    </nav>
  );
}

/** The list above the content up to 996 px: collapsed, unless there is no script to open it. */
export function TableOfContentsMobile({ items, locale }: TocProps): ReactNode {
  if (!items.length) return null;
  return (
    <div className="toc-mobile tint" data-collapsible="">
      <button type="button" aria-expanded="false" aria-controls="toc-mobile" data-needs-app="">
        <ListLamp hasDay />
        {locale.t('On this page')}
        <Caret />
      </button>
      <div id="toc-mobile" className="toc-mobile-panel">
        <TocList items={items} />
      </div>
    </div>
  );
}

/** First in the text of a page, because the right column comes last. */
export function SkipToContents({ items, locale }: TocProps): ReactNode {
  return items.length ? (
    <a href="#docs-toc" className="skip-link desktop-only lifted" data-skip="">
      {locale.t('Skip to the table of contents')}
    </a>
  ) : null;
}
