import { didYouMean } from '@/lib/findings/closest';
import { isKnownLanguage, CODE_ALIASES, CODE_LANGUAGES } from '@/lib/markdown/highlighter';
import { onLine, type PageRule } from './rule';

export const fenceLanguage: PageRule = {
  id: 'fence-language',
  check: ({ page, rendered }) =>
    rendered.references
      .filter(({ kind, value }) => kind === 'fence' && !isKnownLanguage(value.toLowerCase()))
      .map((fence) => {
        if (!fence.value) return onLine(page, fence, 'The code fence has no language.', 'Write ```text if none fits.');
        const hint = didYouMean(fence.value, [...CODE_LANGUAGES, ...Object.keys(CODE_ALIASES)]);
        return onLine(page, fence, `The language "${fence.value}" is not known.`, hint);
      }),
};
