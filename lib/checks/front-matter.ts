import { formatMonth, monthsBetween } from '@/lib/content/month';
import { didYouMean } from '@/lib/findings/closest-word';
import { onFile, onLine, positionOf, type DocumentRule, type SiteRule } from './rule';

/** Months after which a page should be compared with the platform again. */
const MAX_MONTHS = 12;

export const checkedMonth: SiteRule = {
  id: 'checked-month',
  check: ({ thisMonth, apiChecked }, documents) => {
    if (!thisMonth) return [];
    const hint = 'Compare the text with the current platform, fix what changed, then write the new month.';
    const messageFor = (checked: string): string | undefined => {
      const age = monthsBetween(checked, thisMonth);
      if (age < 0) return `"checked" is ${formatMonth(checked)}, which is in the future.`;
      return age > MAX_MONTHS ? `The last check was in ${formatMonth(checked)}, more than a year ago.` : undefined;
    };
    const ofDocuments = documents.flatMap((document) => {
      const message = messageFor(document.frontMatter.checked);
      return message ? [onLine(document, positionOf(document, 'checked'), message, hint)] : [];
    });
    const ofApi = apiChecked ? messageFor(apiChecked) : undefined;
    return ofApi ? [...ofDocuments, onFile('openapi/openapi.yaml', ofApi, hint)] : ofDocuments;
  },
};

export const sectionKeywords: DocumentRule = {
  id: 'section-keywords',
  severity: 'error',
  check: ({ document, rendered }) => {
    // Search splits pages at headings of these levels, and knows only the first ID of each.
    const ids = rendered.headings.filter(({ depth }) => depth <= 3).map(({ id }) => id);
    return Object.entries(document.sectionPositions)
      .filter(([id]) => !ids.includes(id))
      .map(([id, position]) =>
        onLine(document, position, `There is no section "${id}" on this page.`, didYouMean(id, ids)),
      );
  },
};
