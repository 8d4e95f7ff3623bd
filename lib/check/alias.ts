import { didYouMean } from '@/lib/diagnostics/closest';
import type { SiteRule } from './rule';

/** Every old address leads to a page, and is not the address of a page itself. */
export const alias: SiteRule = (site) =>
  Object.entries(site.aliases).flatMap(([from, to]) => {
    const base = { file: 'lib/site/settings.ts', line: 0, rule: 'alias', severity: 'warning' as const };
    if (site.addresses.has(from)) {
      return [{ ...base, message: `The old address ${from} is that of a page.`, hint: 'Take one of the two out.' }];
    }
    if (!site.addresses.has(to)) {
      return [
        {
          ...base,
          message: `The old address ${from} leads to ${to}, where there is no page.`,
          hint: didYouMean(to, site.addresses),
        },
      ];
    }
    return [];
  });
