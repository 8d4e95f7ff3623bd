import type { ReactNode } from 'react';
import { loadGlossary } from '@/lib/data/glossary';
import { didYouMean } from '@/lib/diagnostics/closest';
import { toHref } from '@/lib/settings/addresses';
import { linkIn } from '@/lib/markdown/links';
import { OWN_SPEAKER, type Speaker } from '@/lib/settings/say';

/** A glossary word: a link to its entry, which JavaScript replaces with a small popover. */
export function Term(props: { id: string; speaker?: Speaker; children?: ReactNode }): ReactNode {
  const { id, speaker = OWN_SPEAKER, children } = props;
  const entry = loadGlossary(speaker.code).find((candidate) => candidate.id === id);
  if (!entry) {
    const known = loadGlossary(speaker.code).map((candidate) => candidate.id);
    const hint = didYouMean(id, known) ?? `Known terms: ${known.join(', ')}.`;
    throw new Error(`<Term id="${id}"> is not in content/_data/glossary.yaml. ${hint}`);
  }
  return (
    <a
      className="term"
      href={toHref(linkIn(speaker, `/glossary#term-${id}`).href)}
      data-meaning={entry.meaning}
      data-needs-app=""
    >
      {children ?? entry.term}
    </a>
  );
}

/** The whole glossary, with one linkable entry per term. */
export function Glossary({ speaker = OWN_SPEAKER }: { speaker?: Speaker }): ReactNode {
  return (
    <dl className="glossary">
      {loadGlossary(speaker.code).map((entry) => (
        <div key={entry.id} id={`term-${entry.id}`}>
          <dt>{entry.term}</dt>
          <dd>
            {entry.meaning}
            {entry.also?.length ? (
              <span className="also"> {speaker.say('Also: {names}.', { names: entry.also.join(', ') })}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
