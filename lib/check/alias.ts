import { didYouMean } from '@/lib/diagnostics/closest';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { Site, SiteRule } from './rule';

/** Every old address leads to a page, is not the address of a page itself, and none is forgotten. */
export const alias: SiteRule = (site) => [...checkAliases(site), ...findVanished(site)];

const checkAliases = (site: Site): Diagnostic[] =>
  Object.entries(site.aliases).flatMap(([from, to]): Diagnostic[] => {
    const base = { file: 'lib/settings/settings.ts', line: 0, rule: 'alias', severity: 'warning' as const };
    if (site.addresses.has(from)) {
      const message = `The old address ${from} is that of a page.`;
      return [{ ...base, message, hint: 'Take one of the two out.', severity: 'error' as const }];
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

const findVanished = (site: Site): Diagnostic[] =>
  site.formerAddresses
    .filter((address) => !site.addresses.has(address) && !(address in site.aliases))
    .map((address) => ({
      file: 'lib/settings/settings.ts',
      line: 0,
      rule: 'alias',
      message: `There was a page at ${address}, and now the address leads nowhere.`,
      hint: 'Add it to "aliases" with the address that takes its place; `npm run move` does so by itself.',
      severity: 'warning',
    }));
