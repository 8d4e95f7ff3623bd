import { isKnownLanguage, LANGUAGE_ALIASES, LANGUAGES } from '@/lib/mdx/highlighter';
import { didYouMean } from '@/lib/diagnostics/closest';
import { finding, type PageRule } from './rule';

/** Every code fence names a language that can be highlighted, or `text`. */
export const fenceLanguage: PageRule = (checked) =>
  checked.rendered.references.flatMap((reference) => {
    if (reference.kind !== 'fence') return [];
    const language = reference.value.toLowerCase();
    if (isKnownLanguage(language)) return [];
    if (!language) {
      return [
        finding(checked, 'fence-language', reference, 'The code fence has no language.', 'Write ```text if none fits.'),
      ];
    }
    const hint = didYouMean(language, [...LANGUAGES, ...Object.keys(LANGUAGE_ALIASES)]);
    return [finding(checked, 'fence-language', reference, `The language "${reference.value}" is not known.`, hint)];
  });
