import { positionAt } from '@/lib/check/prose/block';
import { phraseFinder } from '@/lib/check/prose/language';
import type { GlossaryEntry } from '@/lib/content/glossary';
import type { TextRule } from './rule';

/** Glossary terms with fixed capitalization: those with a capital after the first letter. */
export function termsWithCapitals(glossary: GlossaryEntry[]): string[] {
  return glossary.map(({ term }) => term).filter((term) => /\S.*\p{Lu}/u.test(term));
}

/** Names and terms have one spelling, the one in the glossary or the list of spellings. */
export const oneSpelling: TextRule = ({ file, blocks }, { glossary, language }) => {
  const variants = language.spelled.map(({ write, not }) => ({ write, phrases: not }));
  const terms = termsWithCapitals(glossary).map((term) => ({ write: term, phrases: [term] }));
  const findVariants = phraseFinder(variants, { anyCase: false });
  const findTerms = phraseFinder(terms, { anyCase: true });
  return blocks.flatMap((block) =>
    [...findVariants(block.text), ...findTerms(block.text)]
      .filter(({ phrase, write }) => phrase.replace(/\s+/g, ' ') !== write)
      .map(({ phrase, offset, write }) => ({
        file,
        ...positionAt(block, offset),
        rule: 'one-spelling',
        message: `"${phrase}" is written "${write}" on this site.`,
        severity: 'warning',
      })),
  );
};
