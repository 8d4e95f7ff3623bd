import type { ReactNode } from 'react';
import { glossaryFileOf, loadGlossary } from '@/lib/data/glossary';
import { didYouMean } from '@/lib/findings/closest-word';
import { localizeLink } from '@/lib/markdown/links';
import { toHref } from '@/lib/settings/addresses';
import type { Locale } from '@/lib/settings/translate';

/** A glossary word: a link to its entry, which JavaScript replaces with a small popover. */
export function Term(props: { id: string; locale: Locale; children?: ReactNode }): ReactNode {
  const { id, locale, children } = props;
  const entry = loadGlossary(locale.code).find((candidate) => candidate.id === id);
  if (!entry) {
    const ids = loadGlossary(locale.code).map((candidate) => candidate.id);
    const hint = didYouMean(id, ids) ?? `Known terms: ${ids.join(', ')}.`;
    throw new Error(`<Term id="${id}"> is not in ${glossaryFileOf(locale.code).file}. ${hint}`);
  }
  return (
    <a
      className="term"
      href={toHref(localizeLink(locale, `/glossary#term-${id}`).href)}
      data-meaning={entry.meaning}
      data-needs-app=""
    >
      {children ?? entry.term}
    </a>
  );
}

/** The whole glossary, with one linkable entry per term. */
export function Glossary({ locale }: { locale: Locale }): ReactNode {
  return (
    <dl className="glossary">
      {loadGlossary(locale.code).map((entry) => (
        <div key={entry.id} id={`term-${entry.id}`}>
          <dt>{entry.term}</dt>
          <dd>
            {entry.meaning}
            {entry.also?.length ? (
              <span className="quiet"> {locale.t('Also: {names}.', { names: entry.also.join(', ') })}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
