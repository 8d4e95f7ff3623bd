import type { ReactNode } from 'react';
import { Caret } from '@/components/icon';
import type { TocItem } from '@/lib/markdown/toc';
import type { Speech } from '@/lib/site/language';

interface TocProps {
  items: TocItem[];
  speech: Speech;
}

function List({ items }: { items: TocItem[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id}>
          <a href={`#${item.id}`}>{item.text}</a>
          {item.children.length ? <List items={item.children} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** The right column from 997 px; the scroll spy marks the section being read. */
export function TableOfContents({ items, speech }: TocProps): ReactNode {
  if (!items.length) return null;
  return (
    <nav id="docs-toc" className="toc" aria-label={speech.say('Table of contents')}>
      <List items={items} />
    </nav>
  );
}

/** The folded list above the content up to 996 px; open when there is no script to open it. */
export function TableOfContentsMobile({ items, speech }: TocProps): ReactNode {
  if (!items.length) return null;
  return (
    <div className="toc-mobile" data-collapsible="">
      <button type="button" aria-expanded="false" aria-controls="toc-mobile" data-needs-app="">
        {speech.say('On this page')}
        <Caret />
      </button>
      <div id="toc-mobile" className="toc-mobile-panel">
        <List items={items} />
      </div>
    </div>
  );
}

/** First in the text of a page, because the right column comes last. */
export function SkipToContents({ items, speech }: TocProps): ReactNode {
  return items.length ? (
    <a href="#docs-toc" className="skip-link desktop-only" data-skip="">
      {speech.say('Skip to the table of contents')}
    </a>
  ) : null;
}
