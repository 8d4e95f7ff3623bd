import { translationOf } from '@/lib/content/translations';
import { didYouMean } from '@/lib/findings/closest-word';
import { onFile, onLine, type DocumentRule } from './rule';

/** A link to a heading, and the way from one language to the other, lead to the same place in each. */
export const translationHeading: DocumentRule = {
  id: 'translation-heading',
  check: async ({ document, rendered }, site) => {
    const translation = translationOf(document);
    const ids = translation && (await site.anchorsOn(translation.original.path))?.headings;
    if (!translation || !ids) return [];
    const translatedIds = new Set(rendered.headings.map(({ id }) => id));
    const unknown = rendered.headings
      .filter(({ id }) => !ids.includes(id))
      .map((heading) => {
        const left = ids.filter((id) => !translatedIds.has(id));
        const hint = `End it with the ID of the original, ${left.map((id) => `{#${id}}`).join(', ') || 'which has no more headings'}.`;
        return onLine(document, heading, `${translation.original.file} has no heading "${heading.id}".`, hint);
      });
    // Headings that the original gained later are reported as being behind.
    if (translation.isBehind || unknown.length) return unknown;
    return ids
      .filter((id) => !translatedIds.has(id))
      .map((id) =>
        onFile(document.file, `The heading "${id}" of the original is missing.`, didYouMean(id, translatedIds)),
      );
  },
};

/** Readers see the same in one line on the page. */
export const translationBehind: DocumentRule = {
  id: 'translation-behind',
  check: ({ document }) => {
    const translation = translationOf(document);
    if (!translation?.isBehind) return [];
    const { original, path } = translation;
    const message = `${original.file} has changed since this page was translated.`;
    const hint = `Compare the two, then run: npm run translated -- ${path.slice(1)}`;
    return [onFile(document.file, message, hint)];
  },
};
