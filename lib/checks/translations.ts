import type { Page } from '@/lib/content/parse-page';
import type { Translation } from '@/lib/content/translations';
import { didYouMean } from '@/lib/diagnostics/closest';
import { onPage, type PageRule } from './rule';

/** The translation among pages, or undefined for a page in the site's own language. */
export const asTranslation = (page: Page | Translation): Translation | undefined =>
  'original' in page ? page : undefined;

/** A link to a heading, and the way from one language to the other, lead to the same place in each. */
export const translationHeading: PageRule = {
  id: 'translation-heading',
  severity: 'warning',
  requires: 'on a translation, the ID of the same heading of the original: `## Título {#the-id}`',
  subject: 'page',
  check: (checked, site) => {
    const translation = asTranslation(checked.page);
    const ids = translation && site.originalHeadings.get(translation.original.path);
    if (!translation || !ids) return [];
    const here = new Set(checked.rendered.headings.map(({ id }) => id));
    const unknown = checked.rendered.headings
      .filter(({ id }) => !ids.includes(id))
      .map((heading) => {
        const left = ids.filter((id) => !here.has(id));
        const hint = `End it with the ID of the original, ${left.map((id) => `{#${id}}`).join(', ') || 'which has no more headings'}.`;
        return onPage(checked, heading, `${translation.original.file} has no heading "${heading.id}".`, hint);
      });
    // What the original has gained since is a matter of being behind.
    if (translation.isBehind || unknown.length) return unknown;
    return ids
      .filter((id) => !here.has(id))
      .map((id) =>
        onPage(checked, { line: 0 }, `The heading "${id}" of the original is missing.`, didYouMean(id, here)),
      );
  },
};

/** Readers see the same in one line on the page. */
export const translationBehind: PageRule = {
  id: 'translation-behind',
  severity: 'warning',
  requires: 'translations of what the original says now; no test depends on it, because an edit must not wait for them',
  subject: 'page',
  ofFrontMatter: true,
  check: (checked) => {
    const translation = asTranslation(checked.page);
    if (!translation?.isBehind) return [];
    const { original, path } = translation;
    const message = `${original.file} has changed since this page was translated.`;
    const hint = `Compare the two, then run: npm run translated -- ${path.slice(1)}`;
    return [onPage(checked, { line: 0 }, message, hint)];
  },
};
