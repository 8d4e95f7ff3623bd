import { didYouMean } from '@/lib/diagnostics/closest';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { Site, SiteRule } from './rule';

/** Every old address leads to a page, is not itself the address of a page, and none has been forgotten. */
export const alias: SiteRule = (site) => [...checkAliases(site), ...findLostAddresses(site)];

const checkAliases = (site: Site): Diagnostic[] =>
  Object.entries(site.aliases).flatMap(([from, to]): Diagnostic[] => {
    const place = site.aliasPlaces.get(from) ?? { line: 0 };
    const base = {
      file: 'lib/settings/site-settings.static.ts',
      ...place,
      rule: 'alias',
      severity: 'warning' as const,
    };
    if (site.addresses.has(from)) {
      const message = `The old address ${from} is also the address of a page.`;
      return [{ ...base, message, hint: 'Remove one of the two.', severity: 'error' as const }];
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

const findLostAddresses = (site: Site): Diagnostic[] =>
  site.formerAddresses
    .filter((address) => !site.addresses.has(address) && !(address in site.aliases))
    .map((address) => ({
      file: 'lib/settings/site-settings.static.ts',
      ...(site.aliasPlaces.get('') ?? { line: 0 }),
      rule: 'alias',
      message: `There used to be a page at ${address}, and now the address leads nowhere.`,
      hint: 'Add it to "aliases" with the address that replaces it. `npm run move` does this for you.',
      severity: 'warning',
    }));
