import { didYouMean } from '@/lib/findings/closest-word';
import { isCodeLanguage, OTHER_LANGUAGE_NAMES, CODE_LANGUAGES } from '@/lib/markdown/highlighter';
import { onLine, type DocumentRule } from './rule';

export const fenceLanguage: DocumentRule = {
  id: 'fence-language',
  check: ({ document, rendered }) =>
    rendered.mentions
      .filter(({ kind, value }) => kind === 'fence' && !isCodeLanguage(value.toLowerCase()))
      .map((fence) => {
        if (!fence.value)
          return onLine(document, fence, 'The code fence has no language.', 'Write ```text if none fits.');
        const hint = didYouMean(fence.value, [...CODE_LANGUAGES, ...Object.keys(OTHER_LANGUAGE_NAMES)]);
        return onLine(document, fence, `The language "${fence.value}" is not known.`, hint);
      }),
};
