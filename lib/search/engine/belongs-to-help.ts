import { HELP_NOW } from '@/lib/site/help-now';
import { splitLanguage } from '@/lib/site/locale';

/** Short answers that lead to the help page, by page and section. */
const ANSWERS = new Set(['/quick_links/participants/#help', '/faq/#emergency']);

/**
 * The help page among results, and then those that lead there; nothing else is offered to someone in danger. `code` is
 * the language of the results.
 */
export function helpAmong<Found extends { url: string; hash: string }>(
  results: readonly Found[],
  code: string,
): Found[] {
  const placeOf = ({ url, hash }: Found): number => {
    const { path } = splitLanguage(url, [code]);
    if (path === `${HELP_NOW}/`) return 0;
    return ANSWERS.has(`${path}#${hash}`) ? 1 : 2;
  };
  return results.filter((result) => placeOf(result) < 2).sort((a, b) => placeOf(a) - placeOf(b));
}
