import { positionAt } from '@/lib/check/prose/block';
import { phrasePattern } from '@/lib/check/prose/language';
import type { GlossaryEntry } from '@/lib/content/glossary';
import type { TextRule } from './rule';

/** Glossary terms with fixed capitalization: those with a capital after the first letter. */
export function termsWithCapitals(glossary: GlossaryEntry[]): string[] {
  return glossary.map(({ term }) => term).filter((term) => /\S.*\p{Lu}/u.test(term));
}

/** Names and terms have one spelling, the one in the glossary or the list of spellings. */
export const oneSpelling: TextRule = ({ file, blocks }, { glossary, language }) => {
  const checks = [
    ...language.spelled.map(({ write, not }) => ({ write, pattern: phrasePattern(not, 'g') })),
    ...termsWithCapitals(glossary).map((term) => ({ write: term, pattern: phrasePattern([term], 'gi') })),
  ];
  return blocks.flatMap((block) =>
    checks.flatMap(({ write, pattern }) =>
      [...block.text.matchAll(pattern)]
        .filter(([found]) => found.replace(/\s+/g, ' ') !== write)
        .map((match) => ({
          file,
          ...positionAt(block, match.index),
          rule: 'one-spelling',
          message: `"${match[0]}" is written "${write}" on this site.`,
          severity: 'warning',
        })),
    ),
  );
};
