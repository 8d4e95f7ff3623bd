import type { ReactNode } from 'react';
import { loadGlossary } from '@/lib/content/glossary';
import { didYouMean } from '@/lib/diagnostics/closest';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

/** A glossary word: a link to its entry, which JavaScript replaces with a small popover. */
export function Term({ id, children }: { id: string; children?: ReactNode }): ReactNode {
  const entry = loadGlossary().find((candidate) => candidate.id === id);
  if (!entry) {
    const known = loadGlossary().map((candidate) => candidate.id);
    const hint = didYouMean(id, known) ?? `Known terms: ${known.join(', ')}.`;
    throw new Error(`<Term id="${id}"> is not in content/_data/glossary.yaml. ${hint}`);
  }
  return (
    <a
      className="term"
      href={toHref(`/faq#term-${id}`, settings.basePath)}
      data-meaning={entry.meaning}
      data-needs-app=""
    >
      {children ?? entry.term}
    </a>
  );
}

/** The whole glossary, with one linkable entry per term. */
export function Glossary(): ReactNode {
  return (
    <dl className="glossary">
      {loadGlossary().map((entry) => (
        <div key={entry.id} id={`term-${entry.id}`}>
          <dt>{entry.term}</dt>
          <dd>
            {entry.meaning}
            {entry.also?.length ? <span className="also"> Also: {entry.also.join(', ')}.</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
