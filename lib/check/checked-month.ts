import { monthInWords, monthsBetween } from '@/lib/content/month';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { finding, positionOf, type SiteRule } from './rule';

/** Months after which a page should be compared with the platform again. */
const FRESH_MONTHS = 12;
const HINT = 'Compare the text with the current platform, fix what changed, then write the new month.';

/**
 * Pages that were checked more than a year ago, and pages that claim to be checked in the future. Runs only when the
 * site's current month is given.
 */
export const checkedMonth: SiteRule = (site, pages) => {
  const { thisMonth } = site;
  if (!thisMonth) return [];
  const findProblem = (checked: string): string | undefined => {
    const age = monthsBetween(checked, thisMonth);
    if (age < 0) return `"checked" is ${monthInWords(checked)}, which is in the future.`;
    return age > FRESH_MONTHS ? `The last check was in ${monthInWords(checked)}, more than a year ago.` : undefined;
  };
  const ofPages = pages.flatMap((checked): Diagnostic[] => {
    const message = findProblem(checked.page.frontMatter.checked);
    return message ? [finding(checked, 'checked-month', positionOf(checked, 'checked'), message, HINT)] : [];
  });
  const message = site.apiChecked ? findProblem(site.apiChecked) : undefined;
  const file = 'openapi/openapi.yaml';
  return message
    ? [...ofPages, { file, line: 0, rule: 'checked-month', message, hint: HINT, severity: 'warning' }]
    : ofPages;
};
